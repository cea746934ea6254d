import { Outlet } from 'react-router';
import { useRoute } from '../use-route.ts';
import { Bar } from './bar.tsx';
import classes from './layouts.module.css';

/** default, app-bar-high (a bar of 88 px) and special (a page to read): the bar over a page that scrolls. */
export function BarLayout() {
  const layout = useRoute()?.definition.layout;
  return (
    <div className={classes.frame} data-layout={layout}>
      <Bar />
      <main className={classes.scroll} id="page" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
