import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useArrivalCard } from '../../arrival/use-arrival-card.ts';
import { Footer } from '../../bar/footer.tsx';
import { useFirstPicture } from '../../first-picture/use-first-picture.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { RotateOverlay } from '../rotate/rotate-overlay.tsx';
import { useRoute } from '../use-route.ts';
import { Bar } from './bar.tsx';
import classes from './layouts.module.css';

/** map-fullscreen: bar, one picture that fills the rest, footer. */
export function PictureLayout() {
  const route = useRoute();
  const stage = useRef<HTMLElement>(null);
  useFirstPicture(stage);
  useArrivalCard(stage);
  const hasFooter = route?.definition.footer ?? false;
  return (
    <div className={classes.frame}>
      <Bar />
      <main ref={stage} className={classes.stage} id="page" tabIndex={-1}>
        <Outlet />
      </main>
      <PartBoundary sentence="none">
        <RotateOverlay />
      </PartBoundary>
      {hasFooter && (
        <PartBoundary sentence="in-place">
          <Footer route={route?.name ?? 'map'} />
        </PartBoundary>
      )}
    </div>
  );
}
