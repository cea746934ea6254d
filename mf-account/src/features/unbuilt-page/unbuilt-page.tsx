import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Heading, StateCard } from '@suite/ui';
import { useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { ACCOUNT_PAGES, type AccountPage } from './account-pages.ts';
import styles from './unbuilt-page.module.css';

export interface UnbuiltPageProps {
  readonly page: AccountPage;
}

/** Says what will stand here, that it is not built yet, and where to go on. */
export function UnbuiltPage({ page }: UnbuiltPageProps) {
  return (
    <AppIntl messages={messages}>
      <UnbuiltNotice page={page} />
    </AppIntl>
  );
}

/** Pages under the app bar, which names the page itself. */
const UNDER_BAR: readonly AccountPage[] = ['profile', 'protected'];

function UnbuiltNotice({ page }: UnbuiltPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `account.${page}.title` });
  const isUnderBar = UNDER_BAR.includes(page);
  return (
    <section className={styles.page}>
      {!isUnderBar && <title>{title}</title>}
      <Heading level={isUnderBar ? 2 : 1}>{title}</Heading>
      <StateCard
        icon={ACCOUNT_PAGES[page]}
        layout="stacked"
        title={intl.formatMessage({ id: 'account.not-built' })}
        text={intl.formatMessage({ id: `account.${page}.text` })}
        actionLabel={intl.formatMessage({ id: 'common.toMap' })}
        href={routePath('map', useLocale())}
      />
    </section>
  );
}
