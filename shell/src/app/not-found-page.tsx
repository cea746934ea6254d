import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemPage } from './problem-page.tsx';

export function NotFoundPage() {
  const intl = useIntl();
  return (
    <ProblemPage
      title={intl.formatMessage({ id: 'shell.notFound.title' })}
      unit={routePath('landing', useLocale())}
    >
      <FormattedMessage id="shell.notFound.text" />
    </ProblemPage>
  );
}
