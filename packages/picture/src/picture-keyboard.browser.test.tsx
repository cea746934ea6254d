import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  cleanUp,
  eventually,
  focusedName,
  pixelAt,
  placeOf,
  pressZoom,
  restsAt,
  SHAPES,
  type Stand,
  shownAndReady,
} from './picture.fixture.tsx';

afterEach(cleanUp);

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}

/** Tab into the picture, as a visitor does who has just come to the page. */
async function enter(): Promise<void> {
  document.body.tabIndex = -1;
  document.body.focus();
  await userEvent.tab();
}

describe('a walk with the keyboard', () => {
  test('enters at the first home of the top floor and moves by floor and position', async () => {
    await shownAndReady();
    await enter();
    expect(focusedName()).toBe('Apartment 201');
    await press('{ArrowRight}');
    expect(focusedName()).toBe('Apartment 203');
    await press('{ArrowDown}');
    expect(focusedName()).toBe('Apartment 103');
    await press('{ArrowLeft}');
    expect(focusedName()).toBe('Apartment 102');
    await press('{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}');
    expect(focusedName()).toBe('Apartment 101');
    await press('{ArrowUp}');
    expect(focusedName()).toBe('Apartment 201');
  });

  test('begins without a ring at the home that the focus was given back to after a press', async () => {
    const stand = await shownAndReady();
    const link = stand.host.querySelector<HTMLElement>('[data-shape]');
    link?.focus({ preventScroll: true, focusVisible: false });
    expect(focusedName()).toBe('Apartment 201');
    await press('{ArrowRight}');
    await eventually(() => stand.events).toEqual(['hover 203 by keyboard']);
  });

  test('has one link until then, which goes to another home where its own is filtered out', async () => {
    const stand = await shownAndReady();
    const link = stand.host.querySelector('[data-shape]');
    stand.set({ shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: shape.id === '201' })) });
    await eventually(() => link?.getAttribute('aria-label')).toBe('Apartment 202');
    expect(Array.from(stand.host.querySelectorAll('[data-shape]'))).toEqual([link]);
    expect(link?.getAttribute('href')).toBe('#open-202');
    await enter();
    expect(document.activeElement).toBe(link);
    await press('{ArrowRight}', '{ArrowLeft}');
    expect(document.activeElement).toBe(link);
  });

  test('shows no ring of the page around the box of a shape, which has its own', async () => {
    const page = document.createElement('style');
    page.textContent = ':focus-visible { box-shadow: 0 0 0 2px white; }';
    document.head.prepend(page);
    await shownAndReady();
    await enter();
    expect(getComputedStyle(document.activeElement ?? document.body).boxShadow).toBe('none');
    page.remove();
  });

  test('goes to the ends of a floor and of the picture', async () => {
    await shownAndReady();
    await enter();
    await press('{End}');
    expect(focusedName()).toBe('Apartment 203');
    await press('{Home}');
    expect(focusedName()).toBe('Apartment 201');
    await press('{Control>}{End}{/Control}');
    expect(focusedName()).toBe('Apartment 103');
    await press('{Control>}{Home}{/Control}');
    expect(focusedName()).toBe('Apartment 201');
  });

  test('starts at the selected home and comes back to where it left', async () => {
    await shownAndReady({ selectedId: '102' });
    await enter();
    expect(focusedName()).toBe('Apartment 102');
    await press('{ArrowLeft}');
    await userEvent.tab();
    expect(focusedName()).toBe('Zoom in');
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe('Apartment 101');
  });

  test('never comes to a filtered-out home', async () => {
    const stand = await shownAndReady();
    await enter();
    await press('{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{ArrowDown}', '{ArrowUp}');
    expect(stand.host.querySelector('[aria-label="Apartment 202"]')).toBeNull();
  });

  test('tells each home it comes to, and that it left', async () => {
    const onHover = vi.fn();
    await shownAndReady({ onHover });
    await enter();
    await eventually(() => onHover.mock.lastCall).toEqual([
      { id: '201', left: 100, top: 100, right: 280, bottom: 220 },
      'keyboard',
    ]);
    await press('{Escape}');
    await eventually(() => onHover.mock.lastCall).toEqual([null, 'keyboard']);
  });

  test('draws the ring of the design around the focused home', async () => {
    const stand = await shownAndReady();
    await enter();
    await eventually(() => pixelAt(stand.canvas('marks'), 150, 100)).toEqual([11, 92, 173, 255]);
    await press('{ArrowRight}');
    await eventually(() => pixelAt(stand.canvas('marks'), 750, 100)).toEqual([11, 92, 173, 255]);
  });
});

describe('opening with the keyboard', () => {
  test('Enter opens the focused home, which is a link for the browser too', async () => {
    const stand = await shownAndReady();
    await enter();
    expect(document.activeElement?.getAttribute('href')).toBe('#open-201');
    await press('{Enter}');
    expect(stand.events.filter((line) => line.startsWith('open'))).toEqual(['open 201']);
    expect(location.hash).toBe('');
  });

  test('a home that leads nowhere takes the focus and has a name, but is no link and opens nothing', async () => {
    const stand = await shownAndReady();
    await enter();
    await press('{Control>}{End}{/Control}');
    const focused = document.activeElement;
    expect([focusedName(), focused?.tagName, focused?.getAttribute('aria-disabled')]).toEqual([
      'Apartment 103',
      'BUTTON',
      'true',
    ]);
    await press('{Enter}');
    expect(stand.events.filter((line) => line.startsWith('open'))).toEqual([]);
  });
});

describe('leaving', () => {
  test('Escape leads to the group around the homes, from which the arrow keys pan', async () => {
    const stand = await shownAndReady();
    await pressZoom(stand, 'Zoom in');
    await restsAt(stand, 1.6);
    (stand.host.querySelector('[data-shape]') as HTMLElement).focus({
      preventScroll: true,
      focusVisible: true,
    });
    await eventually(() => stand.events.at(-1)).toBe('hover 201 by keyboard');
    await press('{Escape}');
    expect(document.activeElement).toBe(stand.frame());
    expect(focusedName()).toBe('Homes in the picture');
    const { left } = placeOf(stand);
    await press('{ArrowRight}');
    await eventually(() => placeOf(stand).left).toBeLessThan(left - 20);
  });

  test('a focused home that is filtered out hands the focus to the group', async () => {
    const stand = await shownAndReady();
    await enter();
    stand.set({ shapes: SHAPES.map((shape) => ({ ...shape, filteredOut: shape.id === '201' })) });
    await eventually(() => document.activeElement).toBe(stand.frame());
    expect(stand.events.at(-1)).toBe('hover nothing by keyboard');
  });
});

describe('the focused home', () => {
  async function zoomedInFully(): Promise<Stand> {
    const stand = await shownAndReady();
    for (const scale of [1.6, 2.56, 4]) {
      await pressZoom(stand, 'Zoom in');
      await restsAt(stand, scale);
    }
    return stand;
  }

  test('is moved into view, and the page is not scrolled', async () => {
    const stand = await zoomedInFully();
    (stand.host.querySelector('[data-shape="201"]') as HTMLElement).focus({
      preventScroll: true,
      focusVisible: true,
    });
    await eventually(() => stand.events.at(-1)).toBe('hover 201 by keyboard');
    const { left, top, scale } = placeOf(stand);
    expect(left + 100 * scale).toBeGreaterThanOrEqual(0);
    expect(left + 280 * scale).toBeLessThanOrEqual(1000);
    expect(top + 100 * scale).toBeGreaterThanOrEqual(0);
    expect([stand.frame().scrollLeft, stand.frame().scrollTop, scrollY]).toEqual([0, 0, 0]);
  });

  test('has its link over it, cut at the edge of the frame', async () => {
    const stand = await zoomedInFully();
    const link = stand.host.querySelector('[data-shape="201"]') as HTMLElement;
    const box = link.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(1000);
    expect(box.bottom).toBeLessThanOrEqual(600);
  });
});

test('the group has a name and a description', async () => {
  const stand = await shownAndReady({ description: 'Arrow keys move between homes' });
  expect(stand.frame().getAttribute('aria-label')).toBe('Homes in the picture');
  expect(stand.frame().getAttribute('aria-description')).toBe('Arrow keys move between homes');
});
