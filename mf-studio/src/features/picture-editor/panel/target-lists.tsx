import { Eyebrow } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  nameOfReference,
  nameOfShape,
  selectedOf,
  shapesOf,
  type Target,
  undrawnOf,
} from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

interface TargetListsProps {
  readonly model: EditorModel;
  readonly onShow: (key: string) => void;
}

/** What has no shape here, to be clicked on; and what has one, to be found. */
export function TargetLists({ model, onShow }: TargetListsProps) {
  const intl = useIntl();
  const { context, state, dispatch } = model;
  const shapes = shapesOf(state);
  const undrawn = undrawnOf(shapes, context.targets);
  const open = undrawn.filter(({ reference }) => reference.kind !== 'poi');
  const pois = undrawn.filter(({ reference }) => reference.kind === 'poi');
  const nowhere = open.filter(({ otherViews }) => otherViews === 0);
  const selected = selectedOf(state);
  const isNaming = selected !== null && selected.reference === null;
  const choose = (target: Target) => {
    if (isNaming) dispatch({ kind: 'name', target });
    else if (state.next === target) dispatch({ kind: 'next', target: null });
    else {
      if (state.tool !== 'draw') dispatch({ kind: 'tool', tool: 'draw' });
      dispatch({ kind: 'next', target });
    }
  };
  return (
    <>
      <section>
        <Eyebrow level={3}>
          <FormattedMessage id="studio.picture.without" />
        </Eyebrow>
        {open.length === 0 ? (
          <p className={styles.lead}>
            <FormattedMessage id="studio.picture.without.none" />
          </p>
        ) : (
          <>
            <TargetTags
              label={intl.formatMessage({ id: 'studio.picture.without' })}
              targets={open}
              next={state.next}
              onChoose={choose}
            />
            <p className={styles.note}>
              <FormattedMessage
                id={isNaming ? 'studio.picture.without.naming' : 'studio.picture.without.drawing'}
              />{' '}
              {nowhere.length > 0 && (
                <FormattedMessage
                  id="studio.picture.without.nowhere"
                  values={{ count: nowhere.length, of: open.length }}
                />
              )}
            </p>
          </>
        )}
        {pois.length > 0 && (
          <details className={styles.more}>
            <summary>
              <FormattedMessage id="studio.picture.without.pois" values={{ count: pois.length }} />
            </summary>
            <TargetTags
              label={intl.formatMessage({ id: 'studio.ready.pois' })}
              targets={pois}
              next={state.next}
              onChoose={choose}
            />
          </details>
        )}
      </section>
      <section>
        <details className={styles.more}>
          <summary>
            <FormattedMessage id="studio.picture.with" values={{ count: shapes.length }} />
          </summary>
          <ul className={styles.tags}>
            {shapes.map((shape) => (
              <li key={shape.key}>
                <button
                  type="button"
                  aria-pressed={state.selected === shape.key}
                  onClick={() => onShow(shape.key)}
                >
                  {nameOfShape(shape, context.targets) || <FormattedMessage id="studio.picture.nameless" />}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </section>
    </>
  );
}

interface TargetTagsProps {
  readonly label: string;
  readonly targets: readonly Target[];
  readonly next: Target | null;
  readonly onChoose: (target: Target) => void;
}

function TargetTags({ label, targets, next, onChoose }: TargetTagsProps) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {targets.map((target) => (
        <li key={nameOfReference(target.reference)}>
          <button
            type="button"
            aria-pressed={next === target}
            data-nowhere={(target.otherViews === 0 && target.reference.kind !== 'poi') || undefined}
            onClick={() => onChoose(target)}
          >
            {target.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
