import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FACADE_IMAGE } from '../../demo/facade-image.ts';
import { Picture, type PictureShape } from '../../src/index.ts';
import type { Stage } from './stage.ts';

const IMAGE = { src: FACADE_IMAGE.src, width: FACADE_IMAGE.width, height: FACADE_IMAGE.height, alt: '' };
const ZOOM_LABELS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset' };
const ignore = () => undefined;

/** The component of this package, through its own properties. */
export async function openStage(host: HTMLElement, first: readonly PictureShape[]): Promise<Stage> {
  const root = createRoot(host);
  let shapes = first;
  let pulsing = false;
  const draw = (onReady?: () => void) =>
    flushSync(() =>
      root.render(
        <Picture
          image={IMAGE}
          shapes={shapes}
          label="Homes"
          hoveredId={null}
          selectedId={null}
          overlay="shown"
          pulsing={pulsing}
          onHover={ignore}
          onOpen={ignore}
          onReady={onReady}
          zoomLabels={ZOOM_LABELS}
        />,
      ),
    );
  await new Promise<void>((resolve) => draw(resolve));
  return {
    pulse(on) {
      pulsing = on;
      draw();
    },
    reset() {
      const button = host.querySelector<HTMLElement>(`[aria-label="${ZOOM_LABELS.reset}"]`);
      if (button?.ariaDisabled === 'false') button.click();
    },
    recolour(next) {
      shapes = next;
      draw();
    },
    close: () => root.unmount(),
  };
}
