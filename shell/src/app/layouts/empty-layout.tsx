import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { arrowLeft, IconButton, IconLink, mapTrifold } from '@suite/ui';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { OrganisationLogo } from '../../bar/logos.tsx';
import { useBack } from '../use-back.ts';
import classes from './layouts.module.css';

/** empty-centered: back, the way to the project map, the logo, and one thing in the middle. */
export function EmptyLayout() {
  const intl = useIntl();
  return (
    <div className={classes.frame}>
      <header className={classes.emptyBar}>
        <IconButton path={arrowLeft} label={intl.formatMessage({ id: 'shell.bar.back' })} onPress={useBack()} />
        <IconLink
          path={mapTrifold}
          label={intl.formatMessage({ id: 'shell.return' })}
          href={routePath('map', useLocale())}
        />
        <OrganisationLogo />
      </header>
      <div className={classes.scroll}>
        <Outlet />
      </div>
    </div>
  );
}
