import type { DraftStructure } from '@suite/api';
import { Heading } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftThumbnail } from '../../lib/draft-picture.tsx';
import { type Thing, useTitle } from '../../lib/structure/thing.ts';
import { AltNote } from './describe/alt-note.tsx';
import type { PartActions } from './part-section.tsx';
import { PictureDrop } from './picture-drop.tsx';
import styles from './pictures.module.css';
import { Tools } from './tools.tsx';
import { isReplacing, UploadList } from './upload-list.tsx';

interface OtherPicturesProps extends PartActions {
  readonly projectId: number;
  readonly structure: DraftStructure;
  /** Only who may change the look. */
  readonly maySetLogo: boolean;
}

type Picture = DraftStructure['pictures'][number];

/** The title image and the logo, and pictures of each type of homes. */
export function OtherPictures({ projectId, structure, maySetLogo, ...actions }: OtherPicturesProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  const { uploads } = actions;
  const { pictures, types, hasLogo, version } = structure;
  const text = (id: 'hero' | 'logo' | 'interior') => intl.formatMessage({ id: `studio.upload.${id}` });
  return (
    <>
      <section id="logo" tabIndex={-1} className={styles.part}>
        <Heading level={3} size={20}>
          <FormattedMessage id="studio.parts.look" />
        </Heading>
        <ul className={styles.views}>
          <PictureCards
            {...actions}
            projectId={projectId}
            list="hero"
            pictures={pictures.filter(({ kind }) => kind === 'hero')}
          />
          {hasLogo && <LogoCard {...actions} projectId={projectId} stamp={version} mayRemove={maySetLogo} />}
          <UploadList
            model={uploads}
            of={({ fields }) =>
              fields.place === 'hero' ||
              fields.place === 'logo' ||
              isReplacing(
                pictures.filter(({ kind }) => kind === 'hero'),
                fields,
              )
            }
          />
          <li>
            <PictureDrop label={text('hero')} onFiles={(files) => uploads.add(files, { place: 'hero' })}>
              {text('hero')}
            </PictureDrop>
          </li>
          {maySetLogo && (
            <li>
              <PictureDrop label={text('logo')} onFiles={(files) => uploads.add(files, { place: 'logo' })}>
                {text('logo')}
              </PictureDrop>
            </li>
          )}
        </ul>
      </section>
      {types.map(({ key, title }) => {
        const name = titleOf(title);
        return (
          <section key={key} className={styles.part}>
            <Heading level={3} size={20}>
              <FormattedMessage id="studio.parts.homes-of" values={{ name }} />
            </Heading>
            <ul className={styles.views}>
              {(['interior', 'dollhouse'] as const).map((kind) => (
                <PictureCards
                  key={kind}
                  {...actions}
                  projectId={projectId}
                  list={`${kind} ${key}`}
                  pictures={pictures.filter((one) => one.typeKey === key && one.kind === kind)}
                />
              ))}
              <UploadList
                model={uploads}
                of={({ fields }) =>
                  (fields.place === 'interior' && fields.owner === key) ||
                  isReplacing(
                    pictures.filter((one) => one.typeKey === key),
                    fields,
                  )
                }
              />
              <li>
                <PictureDrop
                  isMany
                  label={intl.formatMessage({ id: 'studio.upload.interior-of' }, { name })}
                  onFiles={(files) => uploads.add(files, { place: 'interior', owner: key })}
                >
                  {text('interior')}
                </PictureDrop>
              </li>
            </ul>
          </section>
        );
      })}
    </>
  );
}

const ALONE = { views: 0, units: 0, shapes: 0, floors: null };

interface PictureCardsProps extends PartActions {
  readonly projectId: number;
  readonly list: string;
  /** Of one kind and of one thing, which are moved among each other. */
  readonly pictures: readonly Picture[];
}

function PictureCards({ pictures, ...props }: PictureCardsProps) {
  return pictures.map((picture, index) => (
    <PictureCard
      key={picture.key}
      {...props}
      picture={picture}
      isFirst={index === 0}
      isLast={index === pictures.length - 1}
    />
  ));
}

interface PictureCardProps extends Omit<PictureCardsProps, 'pictures'> {
  readonly picture: Picture;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function PictureCard({ projectId, picture, uploads: _uploads, onDescribe, ...tools }: PictureCardProps) {
  const { key, title, focus, file } = picture;
  const thing: Thing = { of: { kind: 'picture', key }, title, ...ALONE };
  return (
    <li className={styles.view} data-list={tools.list}>
      <span className={styles.thumbnail}>
        <DraftThumbnail projectId={projectId} picture={key} focus={focus} stamp={file} />
      </span>
      <span className={styles.viewTitle}>{useTitle()(title)}</span>
      <AltNote picture={picture} />
      <Tools {...tools} thing={thing} onEdit={() => onDescribe({ kind: 'picture', picture })} />
    </li>
  );
}

interface LogoCardProps extends PartActions {
  readonly projectId: number;
  readonly stamp: number;
  readonly mayRemove: boolean;
}

function LogoCard({ projectId, stamp, mayRemove, uploads, ...tools }: LogoCardProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'studio.parts.logo' });
  // Another file takes the place of the one that was sent before.
  const sent = uploads.uploads.length;
  return (
    <li className={styles.view}>
      <span className={styles.thumbnail} data-whole="">
        <DraftThumbnail projectId={projectId} picture="logo" stamp={`${stamp} ${sent}`} />
      </span>
      <span className={styles.viewTitle}>{name}</span>
      {mayRemove && (
        <Tools
          {...tools}
          thing={{ of: { kind: 'logo', key: 'logo' }, title: { en: name, sr: name }, ...ALONE }}
          isFirst
          isLast
        />
      )}
    </li>
  );
}
