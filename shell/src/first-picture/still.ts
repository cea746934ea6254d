import type { FirstShape } from '@suite/contracts';
import { showStill } from '@suite/picture/still';
import { ARRIVAL_CARD, onExplore } from '../arrival/explore.ts';
import { pageData } from '../page-data.ts';
import { SHAPES_ID, STILL_SHOWN } from './first-shapes.ts';

// A script of its own, which comes before those of the shell in a page that opens with a picture.

const first = document.querySelector<HTMLElement>('[data-first-picture]');
const image = first?.querySelector('img');
const shapes = pageData<readonly FirstShape[]>(SHAPES_ID);
const card = document.querySelector<HTMLElement>(ARRIVAL_CARD);

function announceShown(): void {
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
      announceShown();
    },
  });
}

if (first && image && shapes) {
  if (card) {
    // The picture stands alone until the visitor goes on; the shell, once it is there, hears that itself.
    image.decode().then(announceShown, announceShown);
    const stop = onExplore(card, (link) => {
      if (!document.querySelector('.boot')) return false;
      if (!('explore' in link.dataset)) return false;
      stop();
      card.remove();
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
  } else bringToLife(first, image, shapes);
}
