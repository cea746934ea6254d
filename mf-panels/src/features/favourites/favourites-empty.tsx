import { useStore } from '@nanostores/react';
import { $session, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ButtonLink, StateCard } from '@suite/ui';
import { HEART } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './favourites.module.css';

/** Nothing saved yet: what to do, and for guests where to begin. */
export function FavouritesEmpty({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const isGuest = useStore($session).kind === 'anonymous';
  const text = isGuest ? 'panels.favourites.guestText' : 'panels.favourites.emptyText';
  return (
    <div className={styles.empty}>
      <StateCard
        icon={HEART}
        layout="stacked"
        title={intl.formatMessage({ id: 'panels.favourites.empty' })}
        text={intl.formatMessage({ id: text })}
      />
      {isGuest && (
        <div className={styles.pair}>
          <ButtonLink variant="primary" href={routePath('login', locale)} onPress={onLeave}>
            <FormattedMessage id="common.login" />
          </ButtonLink>
          <ButtonLink href={routePath('signup', locale)} onPress={onLeave}>
            <FormattedMessage id="common.register" />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
