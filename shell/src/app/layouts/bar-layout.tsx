import { Outlet } from 'react-router';
import { AppBar } from '../../bar/app-bar.tsx';
import { OfflineStrip } from '../../bar/offline-strip.tsx';
import classes from './layouts.module.css';

/** default, app-bar-high and special: the bar over a page that scrolls. */
export function BarLayout() {
  return (
    <div className={classes.frame}>
      <AppBar />
      <OfflineStrip />
      <main className={classes.scroll} id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
