import type { PictureChange } from '@suite/api';
import { FullScreen } from '@suite/ui';
import { Switch } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../../lib/select/select.tsx';
import styles from './compare-pictures.module.css';
import type { ComparedVersions } from './picture-list.tsx';
import { type ShapeChangeKind, usePictureName } from './picture-name.ts';
import { PictureSlider } from './picture-slider.tsx';

interface CompareScreenProps extends ComparedVersions {
  readonly pictures: readonly PictureChange[];
  /** Key of the picture that is looked at; null while none is. */
  readonly shown: string | null;
  readonly onShow: (key: string) => void;
  readonly onClose: () => void;
}

const KINDS: readonly ShapeChangeKind[] = ['added', 'moved', 'removed'];

/** A picture as it was and as it is, with the shapes that are new, moved and gone. */
export function CompareScreen({ pictures, shown, onShow, onClose, ...versions }: CompareScreenProps) {
  const intl = useIntl();
  const nameOf = usePictureName();
  const [hasShapes, setHasShapes] = useState(true);
  const picture = pictures.find(({ key }) => key === shown);
  return (
    <FullScreen
      open={picture !== undefined}
      onClose={onClose}
      title={intl.formatMessage(
        { id: 'studio.compare.versions' },
        { before: versions.from, after: versions.number },
      )}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      isWide
    >
      {picture && (
        <div className={styles.screen}>
          <div className={styles.head}>
            <label className={styles.choice}>
              <FormattedMessage id="studio.compare.picture" />
              <Select value={picture.key} onChange={({ target }) => onShow(target.value)}>
                {pictures.map((one) => (
                  <option key={one.key} value={one.key}>
                    {nameOf(one)}
                  </option>
                ))}
              </Select>
            </label>
            {picture.shapes.length > 0 && (
              <Switch
                label={intl.formatMessage({ id: 'studio.compare.draw-shapes' })}
                on={hasShapes}
                onChange={setHasShapes}
              />
            )}
          </div>
          <PictureSlider key={picture.key} {...versions} picture={picture} hasShapes={hasShapes} />
          <ShapeLists shapes={picture.shapes} />
        </div>
      )}
    </FullScreen>
  );
}

/** The same in words: what each shape that differs is of. */
function ShapeLists({ shapes }: Pick<PictureChange, 'shapes'>) {
  return (
    <dl className={styles.shapes}>
      {KINDS.map((kind) => {
        const targets = shapes.filter((one) => one.kind === kind).map(({ target }) => target);
        return (
          targets.length > 0 && (
            <div key={kind} data-kind={kind}>
              <dt>
                <FormattedMessage id={`studio.compare.${kind}`} values={{ count: targets.length }} />
              </dt>
              <dd>{targets.join(', ')}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
