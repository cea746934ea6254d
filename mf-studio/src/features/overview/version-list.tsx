import { isAllowed } from '@suite/access';
import type { ContentVersion } from '@suite/api';
import { getVersionChanges } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { useFormats } from '@suite/i18n';
import { Button, Eyebrow } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { changeSummary } from '../../lib/versions/change-summary.ts';
import { useKindCount } from '../../lib/versions/use-kind-count.ts';
import { CompareDrawer } from './compare-drawer.tsx';
import styles from './overview.module.css';
import { PublishDialog } from './publish-dialog.tsx';

/** So many are summed up at once; the others when they are asked for. */
const FIRST = 6;

interface VersionListProps {
  readonly project: StaffProject;
  /** The newest first. */
  readonly versions: readonly ContentVersion[];
  /** Of what was read, for a change of it. */
  readonly tag: string | undefined;
  readonly onChanged: () => void;
}

/** Versions with who, when and what; another one is compared, and gone back to. */
export function VersionList({ project, versions, tag, onChanged }: VersionListProps) {
  const [shown, setShown] = useState(FIRST);
  const [compared, setCompared] = useState<number | null>(null);
  const [backTo, setBackTo] = useState<ContentVersion | null>(null);
  const mayPublish = isAllowed(project.roles, 'version:update');
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.versions" />
      </Eyebrow>
      <ol className={styles.versions}>
        {versions.slice(0, shown).map((version, index) => (
          <VersionRow
            key={version.number}
            projectId={project.id}
            version={version}
            former={versions[index + 1]}
            onCompare={versions.length > 1 ? () => setCompared(version.number) : null}
            onGoBack={
              mayPublish && version.publishedAt !== null && !version.isPublished
                ? () => setBackTo(version)
                : null
            }
          />
        ))}
      </ol>
      {versions.length > shown && (
        <Button size={40} onPress={() => setShown(versions.length)}>
          <FormattedMessage id="studio.versions.all" values={{ count: versions.length }} />
        </Button>
      )}
      <CompareDrawer
        projectId={project.id}
        versions={versions}
        number={compared}
        onClose={() => setCompared(null)}
      />
      <PublishDialog
        project={project}
        version={backTo}
        published={versions.find(({ isPublished }) => isPublished)}
        tag={tag}
        onClose={() => setBackTo(null)}
        onPublished={onChanged}
      />
    </section>
  );
}

interface VersionRowProps {
  readonly projectId: number;
  readonly version: ContentVersion;
  /** The one before it; undefined for the first. */
  readonly former: ContentVersion | undefined;
  readonly onCompare: (() => void) | null;
  readonly onGoBack: (() => void) | null;
}

function VersionRow({ projectId, version, former, onCompare, onGoBack }: VersionRowProps) {
  const intl = useIntl();
  const { asOf } = useFormats();
  const { number, publishedAt, createdAt, isPublished } = version;
  const who = version.publishedBy ?? version.createdBy;
  const name = intl.formatMessage(
    { id: publishedAt === null ? 'studio.draft' : 'studio.version' },
    { number },
  );
  return (
    <li>
      <b className={styles.number} title={name}>
        {publishedAt === null ? name : number}
      </b>
      <span className={styles.what}>
        <Summary projectId={projectId} number={number} from={former?.number} />
        <small>
          {who !== null && `${who}, `}
          <time dateTime={publishedAt ?? createdAt}>{asOf(publishedAt ?? createdAt)}</time>
        </small>
      </span>
      {isPublished && (
        <em className={styles.seen}>
          <FormattedMessage id="studio.versions.seen" />
        </em>
      )}
      <span className={styles.does}>
        {onCompare && (
          <Button
            size={40}
            variant="quiet"
            onPress={onCompare}
            aria-label={`${intl.formatMessage({ id: 'common.compare' })}: ${name}`}
          >
            <FormattedMessage id="common.compare" />
          </Button>
        )}
        {onGoBack && (
          <Button
            size={40}
            variant="quiet"
            onPress={onGoBack}
            aria-label={`${intl.formatMessage({ id: 'studio.go-back' })}: ${name}`}
          >
            <FormattedMessage id="studio.go-back" />
          </Button>
        )}
      </span>
    </li>
  );
}

interface SummaryProps {
  readonly projectId: number;
  readonly number: number;
  readonly from: number | undefined;
}

function Summary({ projectId, number, from }: SummaryProps) {
  const kindCount = useKindCount();
  const { data } = useRead(
    from === undefined ? null : readOf(getVersionChanges, { projectId, number, from }),
  );
  if (from === undefined) return <FormattedMessage id="studio.versions.first" />;
  if (!data) return <span className={styles.pending} />;
  const counts = changeSummary(data.changes);
  if (counts.length === 0) return <FormattedMessage id="studio.versions.facts-only" />;
  return <span>{counts.map(kindCount).join(', ')}</span>;
}
