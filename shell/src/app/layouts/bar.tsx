import { AppBar } from '../../bar/app-bar.tsx';
import { OfflineStrip } from '../../bar/offline-strip.tsx';
import { PartBoundary } from '../part-boundary.tsx';

/** What stands above the page: the bar, and the strip of who is offline. */
export function Bar() {
  return (
    <>
      <PartBoundary sentence="in-place">
        <AppBar />
      </PartBoundary>
      <PartBoundary sentence="in-place">
        <OfflineStrip />
      </PartBoundary>
    </>
  );
}
