import { StateCard } from '@suite/ui';
import { MAP_PIN } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './first-steps.module.css';

/** What brings the first project to a server, in its order; `tools/commands.test.ts` runs them. */
const STEPS = [
  ['map.firstSteps.account', 'npm run admin -- create-user you@example.com'],
  ['map.firstSteps.folder', 'npm run content -- new ./my-project'],
  ['map.firstSteps.import', 'npm run content -- import ./my-project --publish'],
] as const;

/** In place of the list on a server that has no project at all: what to do, for whoever runs it. */
export default function FirstSteps() {
  const intl = useIntl();
  return (
    <>
      <StateCard
        icon={MAP_PIN}
        layout="stacked"
        role="status"
        title={intl.formatMessage({ id: 'map.firstSteps' })}
        text={intl.formatMessage({ id: 'map.firstSteps.text' })}
      />
      <ol className={styles.steps}>
        {STEPS.map(([id, command]) => (
          <li key={id}>
            {intl.formatMessage({ id })}
            <code className={styles.command}>{command}</code>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        {intl.formatMessage(
          { id: 'map.firstSteps.more' },
          { file: <code key="file">packages/content/README.md</code> },
        )}
      </p>
    </>
  );
}
