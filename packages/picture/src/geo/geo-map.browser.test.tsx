import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BASEMAP } from './basemap.fixture.ts';
import {
  cleanUp,
  colorAt,
  HEIGHT,
  PROJECTS,
  press,
  projectAt,
  show,
  shownAndReady,
  WIDTH,
} from './geo-map.fixture.tsx';

afterEach(cleanUp);

const CLUSTER = '2 projects: Orjen Bay, Riva Trešnja';
const LAND = 'rgb(243 238 228)';
const SEA = 'rgb(220 230 232)';

describe('painting', () => {
  it('shows a pin or a cluster for every project, inside the map', async () => {
    const map = await shownAndReady();
    expect(map.pins()).toEqual(['Porto Vala', CLUSTER]);
    for (const name of map.pins()) {
      const { x, y } = map.spotOf(name);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
    expect(map.pin('Porto Vala').textContent).toContain('10 available');
  });

  it('gives the lines of a label the height of their letters, and keeps it beside its disc', async () => {
    const map = await shownAndReady();
    const [disc, , label] = map.pin('Porto Vala').children;
    if (!disc || !label) throw new Error('The pin has no disc or no label');
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    for (const fontSize of ['100%', '200%']) {
      document.documentElement.style.cssText = `font-size: ${fontSize}; --fs-16: 1rem; --fs-14: 0.875rem; --serif: serif; --sans: serif`;
      for (const line of label.children) {
        const { lineHeight, fontSize: letters } = getComputedStyle(line);
        expect(Number.parseFloat(lineHeight)).toBeGreaterThan(Number.parseFloat(letters));
      }
      expect(middleOf(label)).toBeCloseTo(middleOf(disc), 0);
    }
    document.documentElement.removeAttribute('style');
  });

  it('draws land and sea, and sea under the water-lines gets lighter towards the shore', async () => {
    const map = await shownAndReady({ projects: [projectAt(1, 'Shore', 18.5, 42.2)] });
    const { x, y } = map.spotOf('Shore');
    expect(colorAt(map.canvas(), x + 60, y + 100)).toBe(LAND);
    expect(colorAt(map.canvas(), x - 60, y + 100)).toBe(SEA);
    const blues = [-50, -24, -12, -4].map((by) =>
      Number(/(\d+) \d+\)/.exec(colorAt(map.canvas(), x + by, y + 100))?.[1]),
    );
    expect(blues).toEqual(blues.toSorted((a, b) => a - b));
    expect(new Set(blues).size).toBe(4);
  });

  it('fits the projects into the part that no card covers', async () => {
    const map = await shownAndReady({ padding: { top: 0, right: 0, bottom: 0, left: 400 } });
    for (const name of map.pins()) expect(map.spotOf(name).x).toBeGreaterThan(400);
    map.set({ padding: { top: 0, right: 0, bottom: 300, left: 0 } });
    await expect.poll(() => Math.max(...map.pins().map((name) => map.spotOf(name).y))).toBeLessThan(300);
  });

  it('shows all projects above a sheet that leaves a small part of a narrow map', async () => {
    const padding = { top: 72, right: 0, bottom: 420, left: 0 };
    const far = [projectAt(1, 'South', 18.9, 42), projectAt(2, 'North', 20.5, 44.8)];
    const map = await shownAndReady({ projects: far });
    Object.assign(map.host.style, { width: '390px', height: '788px' });
    map.set({ padding });
    const isFree = (name: string) => {
      const { x, y } = map.spotOf(name);
      return x > 0 && x < 390 && y > padding.top && y < 788 - padding.bottom;
    };
    await expect.poll(() => ['South', 'North'].filter((name) => !isFree(name))).toEqual([]);
  });

  it.each([
    ['a phone', 390, 716, { top: 72, right: 0, bottom: 294, left: 0 }],
    ['a tablet', 820, 1012, { top: 80, right: 0, bottom: 416, left: 0 }],
  ])(
    'shows all projects above the sheet that comes after the map of %s',
    async (_, width, height, padding) => {
      const far = [projectAt(1, 'South', 18.968, 42.1935), projectAt(2, 'North', 20.46, 44.81)];
      const map = show({ projects: null, basemapUrl: '/is-on-its-way.geojson' });
      Object.assign(map.host.style, { width: `${width}px`, height: `${height}px` });
      // As the page measures it: the sheet is higher at first, away for a moment, and then where it stays.
      map.set({ padding: { ...padding, bottom: padding.bottom - 17 } });
      map.set({ projects: far });
      await expect.poll(() => map.pins().length).toBe(2);
      map.set({ padding: { ...padding, bottom: 0 } });
      await expect.poll(() => map.spotOf('South').y).toBeGreaterThan(height - padding.bottom);
      map.set({ padding });
      await expect.poll(() => map.pins().length).toBe(2);
      const isFree = (name: string) => {
        const { x, y } = map.spotOf(name);
        return x > 0 && x < width && y > padding.top && y < height - padding.bottom;
      };
      await expect.poll(() => ['South', 'North'].filter((name) => !isFree(name))).toEqual([]);
    },
  );

  it('names the sources of the data', async () => {
    const map = await shownAndReady();
    const sources = [...map.host.querySelectorAll('p a')].map((link) => link.textContent);
    expect(sources).toEqual(['© OpenStreetMap contributors', 'GeoNames']);
  });

  it('has them in its lower right corner, above what covers that', async () => {
    const padding = { top: 0, right: 0, bottom: 88, left: 0 };
    const map = await shownAndReady({ padding });
    const above = () => map.host.querySelector<HTMLElement>('p:has(a)')?.style.transform;
    expect(above()).toBe('translateY(-88px)');
    map.set({ cornerPx: 0 });
    await expect.poll(above).toBe('translateY(0px)');
  });

  it('keeps its pins when the basemap cannot be loaded, and says so', async () => {
    const map = show({ basemapUrl: '/no-such-basemap.geojson' });
    await expect.poll(() => map.events.some((one) => one.startsWith('error'))).toBe(true);
    await expect.poll(map.pins).toEqual(['Porto Vala', CLUSTER]);
  });

  describe('with what it shows first at hand', () => {
    const [land, town] = BASEMAP.features;
    const part = (east: number) => ({ ...BASEMAP, features: [{ ...land, bbox: [17, 41, east, 44] }, town] });
    const only = [projectAt(1, 'Shore', 18.5, 42.2)];
    // That of the file would complain: there is none.
    const none = { basemapUrl: '/no-such-basemap.geojson', projects: only };

    it('draws that, and waits for it', async () => {
      await userEvent.unhover(document.body);
      const map = show({ ...none, firstBasemap: null });
      await expect.poll(map.pins).toEqual(['Shore']);
      map.set({ firstBasemap: part(20) });
      await expect.poll(() => map.events).toContain('ready');
      const { x, y } = map.spotOf('Shore');
      expect(colorAt(map.canvas(), x + 60, y + 100)).toBe(LAND);
      expect(colorAt(map.canvas(), x - 60, y + 100)).toBe(SEA);
      expect(map.events).toEqual(['ready']);
    });

    it('asks for the file with the first sign of a hand', async () => {
      const map = await shownAndReady({ ...none, firstBasemap: part(20) });
      await userEvent.hover(map.canvas());
      await expect.poll(() => map.events).toContain('error BasemapError');
    });

    it('draws the file where that is no basemap', async () => {
      const map = await shownAndReady({ projects: only, firstBasemap: { features: [] } });
      const { x, y } = map.spotOf('Shore');
      expect(colorAt(map.canvas(), x - 60, y + 100)).toBe(SEA);
    });

    it('asks for the file where the map shows more', async () => {
      const map = await shownAndReady({ ...none, firstBasemap: part(18.6) });
      await expect.poll(() => map.events).toContain('error BasemapError');
    });

    it('keeps the file when that comes anew', async () => {
      const map = await shownAndReady({ projects: only, firstBasemap: part(18.6) });
      const { x, y } = map.spotOf('Shore');
      const far = () => colorAt(map.canvas(), x + 300, y + 100);
      await expect.poll(far).toBe(LAND);
      map.set({
        firstBasemap: {
          ...part(20),
          features: [
            { ...land, bbox: [17, 41, 20, 44], geometry: { type: 'MultiPolygon', coordinates: [] } },
          ],
        },
      });
      await expect.poll(far).toBe(LAND);
    });
  });

  it('waits for projects that are not known yet', async () => {
    const map = show({ projects: null });
    map.set({ projects: PROJECTS });
    await expect.poll(map.pins).toEqual(['Porto Vala', CLUSTER]);
  });
});

describe('by pointer', () => {
  it('a click on a cluster flies to its projects', async () => {
    const map = await shownAndReady();
    await userEvent.click(map.pin(CLUSTER));
    await expect.poll(map.pins).toEqual(['Porto Vala', 'Orjen Bay', 'Riva Trešnja']);
    await expect.poll(() => map.spotOf('Orjen Bay').x).toBeGreaterThan(0);
    expect(map.spotOf('Riva Trešnja').x - map.spotOf('Orjen Bay').x).toBeGreaterThan(50);
    expect(map.events.filter((one) => one.startsWith('open'))).toEqual([]);
  });

  it('a click on a pin opens its project, and hovering tells which it is', async () => {
    const map = await shownAndReady();
    await userEvent.hover(map.pin('Porto Vala'));
    expect(map.events).toContain('hover 1');
    await userEvent.click(map.pin('Porto Vala'));
    expect(map.events).toContain('open 1');
    expect(location.hash).toBe('');
  });

  it('the zoom buttons bring projects apart and back together', async () => {
    const map = await shownAndReady();
    const before = map.spotOf('Porto Vala').x - map.spotOf(CLUSTER).x;
    await userEvent.click(map.button('Zoom out'));
    await expect
      .poll(() => Math.round(map.spotOf('Porto Vala').x - map.spotOf(CLUSTER).x))
      .toBe(Math.round(before / 2));
    await userEvent.click(map.button('Show all projects'));
    await expect
      .poll(() => Math.abs(map.spotOf('Porto Vala').x - map.spotOf(CLUSTER).x - before))
      .toBeLessThan(2);
  });
});

describe('by keyboard', () => {
  it('reaches the pins in the order of the projects, then the zoom buttons', async () => {
    const map = await shownAndReady();
    await press('{Tab}');
    expect(document.activeElement).toBe(map.pin('Porto Vala'));
    expect(map.events).toContain('hover 1');
    await press('{Tab}');
    expect(document.activeElement).toBe(map.pin(CLUSTER));
    await press('{Tab}');
    expect(document.activeElement).toBe(map.button('Zoom in'));
  });

  it('Enter opens a project', async () => {
    const map = await shownAndReady();
    map.pin('Porto Vala').focus();
    await press('{Enter}');
    expect(map.events).toContain('open 1');
  });

  it('Enter on a cluster takes the focus on to its first project', async () => {
    const map = await shownAndReady();
    map.pin(CLUSTER).focus();
    await press('{Enter}');
    await expect.poll(() => document.activeElement === map.pin('Orjen Bay')).toBe(true);
  });

  it('brings a focused pin into the uncovered part of the map', async () => {
    const map = await shownAndReady();
    for (let times = 0; times < 3; times += 1) await userEvent.click(map.button('Zoom in'));
    await expect.poll(() => map.spotOf('Porto Vala').x).toBeGreaterThan(WIDTH);
    (document.activeElement as HTMLElement).blur();
    map.pin('Porto Vala').focus();
    await expect.poll(() => map.spotOf('Porto Vala').x).toBeLessThan(WIDTH - 30);
  });

  it('arrow keys move the map while the focus is in it', async () => {
    const map = await shownAndReady();
    map.pin('Porto Vala').focus();
    const before = map.spotOf('Porto Vala').x;
    await press('{ArrowRight}');
    await expect.poll(() => map.spotOf('Porto Vala').x).toBeLessThan(before - 50);
  });
});

it('draws the pin of the row that is hovered in a list, or its cluster, as chosen', async () => {
  const map = await shownAndReady();
  map.set({ hoveredId: 3 });
  await expect.poll(() => map.pin(CLUSTER).className).toMatch(/_on_/);
  expect(map.pin('Porto Vala').className).not.toMatch(/_on_/);
});

it('tells a project whose landing is being looked up from the others', async () => {
  const map = await shownAndReady();
  map.set({ projects: PROJECTS.map((one) => ({ ...one, isPending: one.id === 1 })) });
  await expect.poll(() => map.pin('Porto Vala').getAttribute('aria-busy')).toBe('true');
});
