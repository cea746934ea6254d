import { Outlet } from 'react-router';
import { OrganisationLogo } from '../../bar/logos.tsx';
import { PartBoundary } from '../part-boundary.tsx';
import classes from './layouts.module.css';

/** splash: the logo and the page, nothing else. */
export function SplashLayout() {
  return (
    <div className={classes.frame}>
      <PartBoundary sentence="in-place">
        <header className={classes.splashBar}>
          <OrganisationLogo />
        </header>
      </PartBoundary>
      <main className={classes.scroll} id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
