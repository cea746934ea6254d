import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Heading } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import styles from './unbuilt.module.css';
import { UnbuiltText } from './unbuilt-text.tsx';

/** The page of the comparison, until it is built. */
export default function ComparePage() {
  return (
    <AppIntl messages={messages}>
      <CompareNotice />
    </AppIntl>
  );
}

function CompareNotice() {
  const intl = useIntl();
  const wayOn = { label: intl.formatMessage({ id: 'common.toMap' }), href: routePath('map', useLocale()) };
  return (
    <section className={styles.page}>
      <Heading level={2}>
        <FormattedMessage id="panels.compare.title" />
      </Heading>
      <UnbuiltText name="compare" wayOn={wayOn} />
    </section>
  );
}
