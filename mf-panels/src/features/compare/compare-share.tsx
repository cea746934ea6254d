import { useLocale } from '@suite/bus';
import { COMPARE_LIMIT } from '@suite/domain';
import { Button, useViewport } from '@suite/ui';
import { EXPORT } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Shared, shareLink } from '../../lib/share-link.ts';
import { listLink } from '../../lib/units/unit-link.ts';
import styles from './compare-page.module.css';

/** How many are compared, and the link to them. */
export function CompareShare({ ids }: { ids: readonly number[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const isSmall = useViewport() === 'small';
  const [shared, setShared] = useState<Shared | null>(null);
  if (ids.length === 0) return null;
  const title = intl.formatMessage({ id: 'panels.compare.title' });
  const share = async () => setShared(await shareLink(listLink('ids', ids, locale), title));
  return (
    <span className={styles.share}>
      <span className={styles.count} role="status">
        {shared?.kind === 'copied' && <FormattedMessage id="panels.compare.linkCopied" />}
        {shared?.kind === 'failed' && (
          <FormattedMessage id="panels.compare.linkFailed" values={{ link: shared.link }} />
        )}
        {(shared === null || shared.kind === 'shared') && !isSmall && (
          <FormattedMessage id="panels.compare.count" values={{ count: ids.length, limit: COMPARE_LIMIT }} />
        )}
      </span>
      <Button size={40} icon={EXPORT} onPress={() => void share()}>
        <FormattedMessage id={isSmall ? 'common.share' : 'panels.compare.share'} />
      </Button>
    </span>
  );
}
