import type { ComponentType } from 'react';
import { BasicExample } from './basic-example.tsx';
import { KeyboardExample } from './keyboard-example.tsx';
import { ManyExample } from './many-example.tsx';
import { MapExample } from './map-example.tsx';
import { StatusesExample } from './statuses-example.tsx';
import { TilesExample } from './tiles-example.tsx';
import { ViewsExample } from './views-example.tsx';

export interface ExampleEntry {
  /** What stands behind the # of the address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly Example: ComponentType;
}

/** Feeds the page of examples and the test that opens each of them. */
export const EXAMPLES: readonly ExampleEntry[] = [
  {
    id: 'basic',
    title: 'Basic',
    text: 'One shape per home. A click opens it, a finger selects it first.',
    Example: BasicExample,
  },
  {
    id: 'statuses',
    title: 'Statuses and pulse',
    text: 'Each status has its colour, pattern and glyph. The pulse brightens what can be had.',
    Example: StatusesExample,
  },
  {
    id: 'keyboard',
    title: 'Keyboard and screen reader',
    text: 'Tab into the picture, then arrow keys, Home, End, Enter and Escape. What is read stands below.',
    Example: KeyboardExample,
  },
  {
    id: 'many',
    title: '10,000 shapes',
    text: 'Drag, zoom, hover and filter; the number of nodes in the page stays the same.',
    Example: ManyExample,
  },
  {
    id: 'tiles',
    title: 'Tiles',
    text: 'A picture of 4,608 × 2,592 pixels: small at first, in Deep Zoom tiles where it is zoomed in.',
    Example: TilesExample,
  },
  {
    id: 'views',
    title: 'Several views',
    text: 'Another image takes the place of the former one; the selected home stays selected.',
    Example: ViewsExample,
  },
  {
    id: 'map',
    title: 'Map of projects',
    text: 'The second entry of the package, on a basemap of one file.',
    Example: MapExample,
  },
];
