import { setCompare, togglePanel, useLocale } from '@suite/bus';
import { Button } from '@suite/ui';
import { ENVELOPE_SIMPLE, EXPORT, SCALES } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Shared, shareLink } from '../../lib/share-link.ts';
import { listLink } from '../../lib/units/unit-link.ts';
import styles from './favourites.module.css';
import { MAIL_LIMIT } from './mail-form.ts';
import type { FavouritesCard } from './use-favourites-card.ts';

/** What can be done with the whole list. */
export function FavouritesFoot({ card }: { card: FavouritesCard }) {
  const intl = useIntl();
  const locale = useLocale();
  const { ids } = card;
  const [shared, setShared] = useState<Shared | null>(null);
  const isTooLong = ids.length > MAIL_LIMIT;
  const share = async () => {
    const title = intl.formatMessage({ id: 'panels.favourites.shareTitle' });
    setShared(await shareLink(listLink('favorites', ids, locale), title));
  };
  const compare = () => {
    setCompare(ids);
    togglePanel('compare');
  };
  return (
    <>
      {isTooLong && (
        <p className={styles.limit} id="favourites-limit">
          {intl.formatMessage({ id: 'panels.favourites.tooMany' }, { limit: MAIL_LIMIT, count: ids.length })}
        </p>
      )}
      <Button
        variant="primary"
        full
        icon={ENVELOPE_SIMPLE}
        disabled={isTooLong}
        aria-describedby={isTooLong ? 'favourites-limit' : undefined}
        onPress={() => card.show('mail')}
      >
        <FormattedMessage id="panels.favourites.sendByMail" />
      </Button>
      <div className={styles.pair}>
        <Button icon={SCALES} onPress={compare}>
          <FormattedMessage id="common.compare" />
        </Button>
        <Button icon={EXPORT} onPress={() => void share()}>
          <FormattedMessage id="common.share" />
        </Button>
      </div>
      <p className={styles.shared} role="status">
        {shared?.kind === 'copied' && <FormattedMessage id="panels.favourites.linkCopied" />}
        {shared?.kind === 'failed' && (
          <FormattedMessage id="panels.favourites.linkFailed" values={{ link: shared.link }} />
        )}
      </p>
      <Button variant="quiet" onPress={card.clear}>
        <FormattedMessage id="common.removeAll" />
      </Button>
    </>
  );
}
