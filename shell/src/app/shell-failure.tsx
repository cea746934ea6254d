import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { noteShellStart } from '../remotes/outcomes/watch-shell.ts';
import { MessagePage } from './message-page.tsx';
import { Providers } from './providers.tsx';

/** Status and message of what was thrown; 500 when it says none (specification §2). */
export function describeError(error: unknown): { status: number; message: string } {
  if (error instanceof Response) return { status: error.status, message: error.statusText };
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
}

/** Stands in for the whole page when the shell itself failed, so it brings its own providers. */
export function ShellFailure({ error }: { error: unknown }) {
  useEffect(() => noteShellStart('render'), []);
  return (
    <Providers>
      <main>
        <ErrorText error={error} />
      </main>
    </Providers>
  );
}

function ErrorText({ error }: { error: unknown }) {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage({ id: 'shell.error.title' })}
      homePath={routePath('landing', useLocale())}
    >
      <FormattedMessage id="shell.error.status" values={describeError(error)} />
    </MessagePage>
  );
}
