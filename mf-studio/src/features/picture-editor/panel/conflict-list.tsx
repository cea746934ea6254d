import type { ViewShapes } from '@suite/api';
import { boxOf, type ShapeConflict, type StoredShape } from '@suite/shapes';
import { Button, Eyebrow } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

interface ConflictListProps {
  readonly model: EditorModel;
  readonly document: ViewShapes;
  readonly src: string;
}

/** Shapes that somebody else has changed as well: both are shown, and one is chosen. */
export function ConflictList({ model, document, src }: ConflictListProps) {
  const { saving, context } = model;
  if (saving.state.kind !== 'conflict') return null;
  const nameOf = ({ mine, theirs, target }: ShapeConflict) => {
    const shape = mine ?? theirs;
    const known = context.targets.find(
      ({ reference, id }) => shape && reference.kind === shape.kind && id === shape.id,
    );
    return known?.name ?? target;
  };
  return (
    <section role="alert">
      <Eyebrow level={3}>
        <FormattedMessage id="studio.picture.conflict" />
      </Eyebrow>
      <p className={styles.lead}>
        <FormattedMessage id="studio.picture.conflict-text" />
      </p>
      {saving.state.conflicts.map((conflict) => (
        <div key={conflict.target} className={styles.conflict}>
          <h4>{nameOf(conflict)}</h4>
          <div className={styles.both}>
            {(['mine', 'theirs'] as const).map((side) => (
              <figure key={side}>
                <Outline
                  shape={conflict[side]}
                  other={conflict.mine ?? conflict.theirs}
                  document={document}
                  src={src}
                />
                <Button size={40} full onPress={() => saving.settle(conflict, side === 'mine')}>
                  <FormattedMessage
                    id={`studio.picture.conflict.${conflict[side] ? side : `${side}-gone`}`}
                  />
                </Button>
              </figure>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

interface OutlineProps {
  readonly shape: StoredShape | null;
  /** What is framed where the shape was taken out. */
  readonly other: StoredShape | null;
  readonly document: ViewShapes;
  readonly src: string;
}

function Outline({ shape, other, document, src }: OutlineProps) {
  const [x, y, width, height] = boxOf((shape ?? other)?.ring ?? []);
  const [dx, dy] = [width * 0.4, height * 0.4];
  return (
    <svg
      className={styles.outline}
      viewBox={`${x - dx} ${y - dy} ${width + 2 * dx} ${height + 2 * dy}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={src} width={document.width} height={document.height} />
      {shape && <polygon points={shape.ring.join(' ')} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
