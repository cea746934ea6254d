import type { FirstShape } from '@suite/contracts';
import { showStill } from '@suite/picture/still';
import { SHAPES_ID, STILL_SHOWN } from './first-shapes.ts';

// A script of its own, which comes before those of the shell in a page that opens with a picture.

const first = document.querySelector<HTMLElement>('[data-first-picture]');
const image = first?.querySelector('img');
const shapes = document.getElementById(SHAPES_ID)?.textContent;
if (first && image && shapes) {
  showStill(first, {
    image: {
      src: first.dataset.picture ?? '',
      first: { srcset: image.srcset, sizes: image.sizes },
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      alt: image.alt,
    },
    shapes: JSON.parse(shapes) as readonly FirstShape[],
    onShown: () => {
      first.dataset.still = 'shown';
      dispatchEvent(new Event(STILL_SHOWN));
    },
  });
}
