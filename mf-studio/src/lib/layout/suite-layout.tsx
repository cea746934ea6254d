import { clearSelection, setPageTitle, useLocale } from '@suite/bus';
import { type RoleName, routePath } from '@suite/contracts';
import { Heading } from '@suite/ui';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { NotForYou } from '../studio-page.tsx';
import { SUITE_PAGES, type SuitePage, suitePagesOf } from '../suite-pages.ts';
import styles from './suite-layout.module.css';

interface SuiteLayoutProps {
  readonly page: SuitePage;
  readonly roles: readonly RoleName[];
  /** Beside the name of the page. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is of no project, for who may open it, with ways to the others. */
export function SuiteLayout({ page, roles, action, children }: SuiteLayoutProps) {
  const title = useIntl().formatMessage({ id: `studio.suite.${page}` });
  const pages = suitePagesOf(roles);
  const isOpen = pages.includes(page);
  useEffect(() => {
    clearSelection();
    if (isOpen && page !== 'projects') setPageTitle(title);
  }, [isOpen, page, title]);
  if (!isOpen) return <NotForYou />;
  return (
    <div className={styles.page}>
      {pages.length > 1 && <SuiteNav pages={pages} current={page} />}
      <div className={styles.head}>
        <Heading level={2} size={44}>
          {title}
        </Heading>
        {action}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

interface SuiteNavProps {
  readonly pages: readonly SuitePage[];
  readonly current: SuitePage;
}

function SuiteNav({ pages, current }: SuiteNavProps) {
  const locale = useLocale();
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'studio.suite' })}>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={routePath(SUITE_PAGES[page], locale)}
              aria-current={page === current ? 'page' : undefined}
            >
              <FormattedMessage id={`studio.suite.${page}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
