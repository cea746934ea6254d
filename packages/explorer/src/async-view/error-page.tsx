import { ApiError } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ButtonLink, StateCard, type StateCardProps } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CenteredPage } from './centered-page.tsx';
import styles from './error-page.module.css';

export interface ErrorPageProps extends Omit<StateCardProps, 'layout' | 'note' | 'children' | 'text'> {
  readonly text: string;
  /** Of the response; nothing is said where there was none. */
  readonly status?: number | undefined;
  /** Further ways on, before the one to the home page. */
  readonly children?: ReactNode;
}

/** Every page that cannot show what its address names: title, sentence, code, and the way to the home page. */
export function ErrorPage({ status, children, ...card }: ErrorPageProps) {
  const locale = useLocale();
  return (
    <CenteredPage>
      <StateCard
        {...card}
        layout="stacked"
        note={status ? <FormattedMessage id="common.errorCode" values={{ status }} /> : undefined}
      >
        <div className={styles.ways}>
          {children}
          <ButtonLink variant="quiet" size={40} href={routePath('landing', locale)}>
            <FormattedMessage id="common.home" />
          </ButtonLink>
        </div>
      </StateCard>
    </CenteredPage>
  );
}

/** Status of a response of the API; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError && error.status > 0 ? error.status : undefined;
}
