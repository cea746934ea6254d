import type { FirstShape } from '@suite/contracts';
import { showStill, startPainters } from '@suite/picture/still';
import { ARRIVAL_CARD, endCard, onExplore } from '../arrival/explore.ts';
import { pageData } from '../page-data.ts';
import { SHAPES_ID, STILL_SHOWN } from './first-shapes.ts';

// A script of its own, which comes before those of the shell in a page that opens with a picture.

/** So long after it is decoded a picture is on the screen where the browser does not tell. */
const LONGEST_PAINT_MS = 300;

/** Resolves once the picture is on the screen, which comes some time after its decoding, or cannot come. */
function painted(img: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      const isOf = (paint: PerformanceEntry) => (paint as LargestContentfulPaint).element === img;
      if (list.getEntries().some(isOf)) resolve();
    });
    paints.observe({ type: 'largest-contentful-paint', buffered: true });
    img.decode().then(() => setTimeout(resolve, LONGEST_PAINT_MS), resolve);
  });
}

/** What begins before the picture can be seen takes line and processor from it. */
async function announceShown(img: HTMLImageElement): Promise<void> {
  await painted(img);
  dispatchEvent(new Event(STILL_SHOWN));
}

function bringToLife(host: HTMLElement, img: HTMLImageElement, shapes: readonly FirstShape[]): void {
  showStill(host, {
    image: {
      src: host.dataset.picture ?? '',
      first: { srcset: img.srcset, sizes: img.sizes },
      width: Number(img.getAttribute('width')),
      height: Number(img.getAttribute('height')),
      alt: img.alt,
    },
    shapes,
    onShown: () => {
      host.dataset.still = 'shown';
      void announceShown(img);
    },
  });
}

/** What the page of this script opens with. */
function startPage(): void {
  const first = document.querySelector<HTMLElement>('[data-first-picture]');
  const image = first?.querySelector('img');
  const shapes = pageData<readonly FirstShape[]>(SHAPES_ID);
  if (!first || !image || !shapes) return;
  const card = document.querySelector<HTMLElement>(ARRIVAL_CARD);
  if (!card) {
    bringToLife(first, image, shapes);
    return;
  }
  // The picture stands alone until the visitor goes on; the shell, once it is there, hears that itself.
  void announceShown(image);
  const stop = onExplore(card, (link) => {
    if (!document.querySelector('.boot')) return false;
    if (!('explore' in link.dataset)) return false;
    stop();
    endCard(card);
    try {
      sessionStorage.setItem('arrival', 'over');
    } catch {
      // Blocked: the next page at `/` is an arrival again.
    }
    history.replaceState(null, '', link.href);
    first.dataset.firstPicture = 'masterplan';
    bringToLife(first, image, shapes);
    return true;
  });
}

// Later pictures have their shapes painted by a worker, whose script this is too.
if ('document' in globalThis) startPage();
else startPainters();
