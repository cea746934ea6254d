import type { ImportJob } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ButtonLink, Icon } from '@suite/ui';
import { CHECK_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { ChangesList } from '../versions/changes-list.tsx';
import styles from './import.module.css';

type Report = NonNullable<ImportJob['report']>;

interface ImportReportProps {
  readonly job: ImportJob;
  /** The person goes on to the project. */
  readonly onOpen: () => void;
}

/** What an import came to: counts, what is new, changed and gone, and everything that is wrong, by file and place. */
export function ImportReport({ job, onOpen }: ImportReportProps) {
  const locale = useLocale();
  const { report, error, state, projectId } = job;
  return (
    <>
      <p className={styles.outcome} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
        <Icon path={state === 'done' ? CHECK_CIRCLE : WARNING_CIRCLE} />
        {state === 'failed' ? (
          (error ?? <FormattedMessage id="studio.not-done" />)
        ) : (
          <Outcome report={report} />
        )}
      </p>
      {report?.counts && (
        <p className={styles.lead}>
          <FormattedMessage id="studio.import.counts" values={{ ...report.counts }} />
        </p>
      )}
      {report && <ChangesList changes={report.changes} />}
      {report && (report.facts.statuses > 0 || report.facts.prices > 0) && (
        <p className={styles.lead}>
          <FormattedMessage id="studio.import.facts" values={{ ...report.facts }} />
        </p>
      )}
      {report && <Issues report={report} />}
      {state === 'done' && projectId !== null && (
        <ButtonLink
          variant="primary"
          href={routePath('studio-project', locale, { id: projectId })}
          onPress={onOpen}
        >
          <FormattedMessage id="studio.import.open" />
        </ButtonLink>
      )}
    </>
  );
}

function Outcome({ report }: { readonly report: Report | null }) {
  if (report && report.changes.length === 0 && report.facts.prices + report.facts.statuses === 0)
    return <FormattedMessage id="studio.import.same" />;
  return <FormattedMessage id="studio.import.done" />;
}

function Issues({ report: { issues, issueCount } }: { readonly report: Report }) {
  if (issues.length === 0) return null;
  return (
    <section className={styles.issues}>
      <h3>
        <FormattedMessage id="studio.import.issues" values={{ count: issueCount }} />
      </h3>
      <ul>
        {issues.map(({ file, place, severity, message }, index) => (
          // The list never changes.
          <li key={index} data-severity={severity}>
            <code>{place ? `${file}:${place.line}:${place.column}` : file}</code>
            <span>
              <FormattedMessage id={`studio.import.${severity}`} />: {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
