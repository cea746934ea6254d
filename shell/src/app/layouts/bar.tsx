import { AppBar } from '../../bar/app-bar.tsx';
import { OfflineStrip } from '../../bar/offline-strip.tsx';
import { OutboxSlot } from '../../outbox/outbox-slot.tsx';
import { PartBoundary } from '../part-boundary.tsx';

/** What stands above the page: the bar, the strip of who is offline, and of what waits for the network. */
export function Bar() {
  return (
    <>
      <PartBoundary sentence="in-place">
        <AppBar />
      </PartBoundary>
      <PartBoundary sentence="in-place">
        <OfflineStrip />
      </PartBoundary>
      <PartBoundary sentence="none">
        <OutboxSlot />
      </PartBoundary>
    </>
  );
}
