import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { IconButton, IconLink } from '@suite/ui';
import { ARROW_LEFT, MAP_TRIFOLD } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { LanguageLink } from '../../bar/language-link.tsx';
import { OrganisationLogo } from '../../bar/logos.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import { useBack } from '../use-back.ts';
import classes from './layouts.module.css';

/** empty-centered: back, the way to the project map, the logo, and one thing in the middle. */
export function EmptyLayout() {
  return (
    <div className={classes.frame}>
      <PartBoundary sentence="in-place">
        <EmptyBar />
      </PartBoundary>
      <main className={classes.scroll} id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

function EmptyBar() {
  const intl = useIntl();
  return (
    <header className={classes.emptyBar}>
      <IconButton
        icon={ARROW_LEFT}
        label={intl.formatMessage({ id: 'shell.bar.back' })}
        onPress={useBack()}
      />
      <IconLink
        icon={MAP_TRIFOLD}
        label={intl.formatMessage({ id: 'shell.return' })}
        href={routePath('map', useLocale())}
      />
      <OrganisationLogo />
      <LanguageLink className={classes.language ?? ''} />
    </header>
  );
}
