import { afterEach, expect, test } from 'vitest';
import { copyOver } from './drawing/copy-over.ts';
import { cleanUp, pixelAt, pressZoom, restsAt, shownAndReady } from './picture.fixture.tsx';

afterEach(cleanUp);

test('what stands on a picture is copied as it is: where it was moved to, with its pins, without the picture', async () => {
  const pins = [{ id: 'flat', at: [150, 150] as const, content: <a href="#flat">Flat</a> }];
  const stand = await shownAndReady({ pins, selectedId: '201' });
  await pressZoom(stand, 'Zoom in');
  await restsAt(stand, 1.6);
  const copy = copyOver(stand.host);
  if (!copy) throw new Error('There is no copy');
  const { left, top, width, height } = stand.frame().getBoundingClientRect();
  const over = document.createElement('div');
  over.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
  over.append(copy);
  stand.host.append(over);
  expect(copy.querySelector('img')).toBeNull();
  for (const name of ['shapes', 'marks'] as const) {
    const canvas = stand.canvas(name);
    const copied = [...copy.querySelectorAll<HTMLCanvasElement>(`[class*="_${name}_"] > canvas`)].find(
      ({ hidden }) => !hidden,
    );
    expect(copied?.getBoundingClientRect()).toEqual(canvas.getBoundingClientRect());
    const { x, y } = canvas.getBoundingClientRect();
    for (const [right, down] of [
      [40, 40],
      [60, 90],
      [200, 130],
    ] as const) {
      expect(copied && pixelAt(copied, x + right, y + down)).toEqual(pixelAt(canvas, x + right, y + down));
    }
  }
  const links = [...stand.host.querySelectorAll('a[href="#flat"]')].map((link) =>
    link.getBoundingClientRect(),
  );
  expect(links).toHaveLength(2);
  expect(links[1]).toEqual(links[0]);
});
