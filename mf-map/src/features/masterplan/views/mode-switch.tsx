import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { hasBuildingAreas } from '../model/masterplan-views.ts';
import { useScreen } from '../screen-store.ts';
import { usePreservedParams } from '../use-preserved-params.ts';
import styles from './views.module.css';

/** The two ways to look at a masterplan, where it has both; each has an address of its own. */
export const ModeSwitch = memo(function ModeSwitch() {
  const { masterplan, view, mode, hasCommunities } = useScreen(
    'masterplan',
    'view',
    'mode',
    'hasCommunities',
  );
  const { id } = masterplan;
  const intl = useIntl();
  const locale = useLocale();
  const search = usePreservedParams();
  if (!hasCommunities || !hasBuildingAreas(view)) return null;
  const modes = [
    {
      mode: 'communities',
      href: routePath('masterplan-id', locale, { id }, search),
      label: 'map.mode.communities',
    },
    {
      mode: 'buildings',
      href: routePath('masterplan-building-view', locale, { id }, search),
      label: 'map.mode.buildings',
    },
  ] as const;
  return (
    <nav className={styles.modes} aria-label={intl.formatMessage({ id: 'map.mode' })}>
      {modes.map((one) => (
        <Link
          key={one.mode}
          to={one.href}
          replace
          className={styles.mode}
          aria-current={one.mode === mode ? 'page' : undefined}
        >
          <FormattedMessage id={one.label} />
        </Link>
      ))}
    </nav>
  );
});
