import { pixelOf } from '@suite/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BASEMAP_URL } from './basemap.fixture.ts';
import { GeoMap } from './geo-map.tsx';
import type { GeoMapProject, GeoMapProps } from './types.ts';

export const WIDTH = 1000;
export const HEIGHT = 600;

export function projectAt(
  id: number,
  name: string,
  longitude: number,
  latitude: number,
  more: Partial<GeoMapProject> = {},
): GeoMapProject {
  return {
    id,
    name,
    longitude,
    latitude,
    countsText: `${id}0 available`,
    logoUrl: null,
    href: `#project-${id}`,
    isPending: false,
    ...more,
  };
}

/** Two neighbours and one far away. */
export const PROJECTS: readonly GeoMapProject[] = [
  projectAt(1, 'Porto Vala', 18.96, 42.19),
  projectAt(2, 'Orjen Bay', 18.3, 42.45),
  projectAt(3, 'Riva Trešnja', 18.31, 42.455),
];

export interface Stand {
  readonly host: HTMLElement;
  /** What the map told its page, in words. */
  readonly events: string[];
  readonly set: (props: Partial<GeoMapProps>) => void;
  readonly canvas: () => HTMLCanvasElement;
  /** Names of pins and clusters in the order of the document. */
  readonly pins: () => string[];
  readonly pin: (name: string) => HTMLElement;
  /** Where the spot of a pin stands in the map, in CSS pixels. */
  readonly spotOf: (name: string) => { readonly x: number; readonly y: number };
  readonly button: (name: string) => HTMLElement;
}

const undo: (() => void)[] = [];

function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`No ${what} on the map`);
  return value;
}

function nameOf(element: Element): string {
  return (
    element.getAttribute('aria-label') ?? element.querySelector('[data-label] > span')?.textContent ?? ''
  );
}

/** Shows a map in a frame of its own size. `cleanUp` takes it away again. */
export function show(first: Partial<GeoMapProps> = {}): Stand {
  const host = document.createElement('div');
  host.style.cssText = `position: fixed; top: 0; left: 0; width: ${WIDTH}px; height: ${HEIGHT}px`;
  document.body.append(host);
  const root = createRoot(host);
  const events: string[] = [];
  let props: GeoMapProps = {
    basemapUrl: BASEMAP_URL,
    language: 'en',
    projects: PROJECTS,
    selectedId: null,
    hoveredId: null,
    onHover: (id) => events.push(`hover ${id ?? 'nothing'}`),
    onOpen: (id) => events.push(`open ${id}`),
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    labels: {
      map: 'Map of the projects',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      reset: 'Show all projects',
      cluster: (names) => `${names.length} projects: ${names.join(', ')}`,
    },
    onBasemapError: (error) => events.push(`error ${error instanceof Error ? error.name : ''}`),
    onReady: () => events.push('ready'),
    ...first,
  };
  const draw = () =>
    root.render(
      <StrictMode>
        <GeoMap {...props} />
      </StrictMode>,
    );
  draw();
  undo.push(() => {
    root.unmount();
    host.remove();
  });
  const pinElements = () => [...host.querySelectorAll<HTMLElement>('li > a, li > button')];
  return {
    host,
    events,
    set(more) {
      props = { ...props, ...more };
      draw();
    },
    canvas: () => found(host.querySelector('canvas'), 'canvas'),
    pins: () => pinElements().map(nameOf),
    pin: (name) =>
      found(
        pinElements().find((element) => nameOf(element) === name),
        `pin ${name}`,
      ),
    spotOf(name) {
      const pin = pinElements().find((element) => nameOf(element) === name);
      const { left, top } = found(pin?.parentElement, `pin ${name}`).getBoundingClientRect();
      return { x: left, y: top };
    },
    button: (name) =>
      found(host.querySelector<HTMLElement>(`button[aria-label="${name}"]`), `button ${name}`),
  };
}

export async function shownAndReady(first: Partial<GeoMapProps> = {}): Promise<Stand> {
  const stand = show(first);
  await expect.poll(() => stand.events).toContain('ready');
  return stand;
}

/** Colour of a point of the map, in CSS pixels. */
export function colorAt(canvas: HTMLCanvasElement, x: number, y: number): string {
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const [red, green, blue] = pixelOf(canvas, (x - box.left) * ratio, (y - box.top) * ratio);
  return `rgb(${red} ${green} ${blue})`;
}

export function press(keys: string): Promise<void> {
  return userEvent.keyboard(keys);
}

export function cleanUp(): void {
  for (const one of undo.splice(0)) one();
}
