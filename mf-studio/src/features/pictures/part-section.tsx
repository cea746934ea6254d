import type { StructureChange, VersionOutline } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Heading } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DraftThumbnail } from '../../lib/draft-picture.tsx';
import { type Part, type Thing, thingOfPart, thingOfView, useTitle } from '../../lib/structure/thing.ts';
import { AltNote } from './describe/alt-note.tsx';
import type { DescribedPicture } from './describe/picture-drawer.tsx';
import { PictureDrop } from './picture-drop.tsx';
import styles from './pictures.module.css';
import { Tools } from './tools.tsx';
import { isReplacing, UploadList } from './upload-list.tsx';
import type { UploadsModel } from './use-uploads.ts';

/** What sections do with what they show. */
export interface PartActions {
  readonly isDisabled: boolean;
  readonly change: (change: StructureChange) => void;
  readonly onEdit: (thing: Thing, parentKey?: string | null) => void;
  readonly onDescribe: (described: DescribedPicture) => void;
  readonly onRemove: (thing: Thing) => void;
  readonly uploads: UploadsModel;
}

interface PartSectionProps extends PartActions {
  readonly projectId: number;
  readonly part: Part;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of the same part, with how much of each view is drawn. */
  readonly outline: VersionOutline['parts'][number] | undefined;
}

/** A part of the project with its pictures: add, name, order, take out. */
export function PartSection({ projectId, part, isFirst, isLast, outline, ...actions }: PartSectionProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  const { uploads, onEdit, ...rest } = actions;
  const { kind, key, title, views, units, floors } = part;
  const thing = thingOfPart(part);
  const name = kind === 'project' ? intl.formatMessage({ id: 'studio.masterplan' }) : titleOf(title);
  const owner = kind === 'project' ? undefined : key;
  const list = `${kind} ${part.parentKey}`;
  return (
    <section
      id={`part-${key}`}
      tabIndex={-1}
      className={styles.part}
      data-list={kind === 'project' ? undefined : list}
      data-depth={part.parentKey === null || part.parentKey === 'project' ? 0 : 1}
    >
      <header className={styles.partHead}>
        <Heading level={3} size={20}>
          {name}
        </Heading>
        <p className={styles.facts}>
          {floors !== null && <FormattedMessage id="studio.parts.facts" values={{ floors, units }} />}
        </p>
        {thing && (
          <Tools
            {...rest}
            list={list}
            thing={thing}
            isFirst={isFirst}
            isLast={isLast}
            onEdit={() => onEdit(thing, part.parentKey)}
          />
        )}
      </header>
      <ul className={styles.views}>
        {views.map((view, index) => (
          <ViewCard
            key={view.key}
            {...actions}
            projectId={projectId}
            view={view}
            list={`view ${key}`}
            isFirst={index === 0}
            isLast={index === views.length - 1}
            drawn={outline?.views.find((one) => one.key === view.key)}
          />
        ))}
        <UploadList
          model={uploads}
          of={({ fields }) => (fields.place === kind && fields.owner === owner) || isReplacing(views, fields)}
        />
        <li>
          <PictureDrop
            isMany
            label={intl.formatMessage({ id: 'studio.upload.add-to' }, { name })}
            onFiles={(files) => uploads.add(files, { place: kind, ...(owner !== undefined && { owner }) })}
          >
            <FormattedMessage id="studio.upload.add" />
          </PictureDrop>
        </li>
      </ul>
    </section>
  );
}

interface ViewCardProps extends PartActions {
  readonly projectId: number;
  readonly view: Part['views'][number];
  readonly list: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly drawn: { readonly drawn: number; readonly targets: number } | undefined;
}

function ViewCard({ projectId, view, list, drawn, uploads: _uploads, onDescribe, ...tools }: ViewCardProps) {
  const locale = useLocale();
  const title = useTitle()(view.title);
  return (
    <li className={styles.view} data-list={list}>
      <Link to={routePath('studio-picture', locale, { id: projectId, view: view.key })}>
        <span className={styles.thumbnail}>
          <DraftThumbnail projectId={projectId} picture={view.key} focus={view.focus} stamp={view.file} />
        </span>
        <span className={styles.viewTitle}>{title}</span>
        {drawn && drawn.targets > 0 && (
          <small>
            <FormattedMessage id="studio.tree.drawn" values={{ count: drawn.drawn, of: drawn.targets }} />
          </small>
        )}
        <AltNote picture={view} />
      </Link>
      <Tools
        {...tools}
        list={list}
        onEdit={() => onDescribe({ kind: 'view', picture: view })}
        thing={thingOfView(view)}
      />
    </li>
  );
}
