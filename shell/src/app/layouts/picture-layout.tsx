import { Outlet } from 'react-router';
import { AppBar } from '../../bar/app-bar.tsx';
import { Footer } from '../../bar/footer.tsx';
import { OfflineStrip } from '../../bar/offline-strip.tsx';
import { RotateOverlay } from '../rotate/rotate-overlay.tsx';
import { useRoute } from '../use-route.ts';
import classes from './layouts.module.css';

/** map-fullscreen: bar, one picture that fills the rest, footer. */
export function PictureLayout() {
  const route = useRoute();
  const hasFooter = route?.definition.footer ?? false;
  return (
    <div className={classes.frame}>
      <AppBar />
      <OfflineStrip />
      <main className={classes.stage} id="page" tabIndex={-1}>
        <Outlet />
      </main>
      <RotateOverlay />
      {hasFooter && <Footer route={route?.name ?? 'map'} />}
    </div>
  );
}
