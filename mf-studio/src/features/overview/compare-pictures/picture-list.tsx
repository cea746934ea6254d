import type { PictureChange } from '@suite/api';
import { getVersionPictures } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import { Button, Eyebrow } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './compare-pictures.module.css';
import { CompareScreen } from './compare-screen.tsx';
import { shapeCounts, usePictureName } from './picture-name.ts';

export interface ComparedVersions {
  readonly projectId: number;
  readonly from: number;
  readonly number: number;
}

/** Pictures that two versions have otherwise, each to be looked at beside what it was. */
export function PictureList(versions: ComparedVersions) {
  const { projectId, from, number } = versions;
  const language = inLanguage(useLocale());
  const read = useRead(readOf(getVersionPictures, { projectId, number, from, ...language }));
  const [shown, setShown] = useState<string | null>(null);
  return (
    <AsyncView read={read}>
      {({ pictures }) =>
        pictures.length > 0 && (
          <section className={styles.list}>
            <Eyebrow level={3}>
              <FormattedMessage id="studio.compare.pictures" />
            </Eyebrow>
            <ul>
              {pictures.map((picture) => (
                <PictureRow key={picture.key} picture={picture} onShow={() => setShown(picture.key)} />
              ))}
            </ul>
            <CompareScreen
              {...versions}
              pictures={pictures}
              shown={shown}
              onShow={setShown}
              onClose={() => setShown(null)}
            />
          </section>
        )
      }
    </AsyncView>
  );
}

interface PictureRowProps {
  readonly picture: PictureChange;
  readonly onShow: () => void;
}

function PictureRow({ picture, onShow }: PictureRowProps) {
  const intl = useIntl();
  const name = usePictureName()(picture);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          <PictureSummary picture={picture} />
        </small>
      </span>
      <Button
        size={40}
        variant="quiet"
        onPress={onShow}
        aria-label={intl.formatMessage({ id: 'studio.compare.look-at' }, { name })}
      >
        <FormattedMessage id="studio.compare.look" />
      </Button>
    </li>
  );
}

/** In words what is other of a picture: itself, and shapes on it. */
function PictureSummary({ picture }: { readonly picture: PictureChange }) {
  const intl = useIntl();
  const file = picture.before === null ? 'added' : picture.after === null ? 'removed' : 'changed';
  const { added, moved, removed } = shapeCounts(picture.shapes);
  const parts = [
    ...(picture.isSameFile ? [] : [intl.formatMessage({ id: `studio.compare.picture-${file}` })]),
    ...(picture.shapes.length > 0
      ? [intl.formatMessage({ id: 'studio.compare.shapes' }, { added, moved, removed })]
      : []),
  ];
  return intl.formatList(parts, { type: 'unit' });
}
