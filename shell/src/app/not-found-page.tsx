import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage({ id: 'shell.notFound.title' })}
      homePath={routePath('landing', useLocale())}
    >
      <FormattedMessage id="shell.notFound.text" />
    </MessagePage>
  );
}
