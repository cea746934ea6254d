import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Icons by Phosphor name; `light` is the weight of the interface, the others are exceptions of the design. */
const ICONS = {
  light: [
    'arrow-counter-clockwise',
    'arrow-down',
    'arrow-left',
    'arrow-right',
    'arrow-u-up-left',
    'arrow-u-up-right',
    'arrow-up',
    'arrows-out',
    'blueprint',
    'bookmark-simple',
    'building',
    'calculator',
    'calendar-blank',
    'caret-down',
    'caret-left',
    'caret-right',
    'caret-up',
    'check',
    'check-circle',
    'clock',
    'clock-counter-clockwise',
    'cloud-check',
    'compass',
    'cookie',
    'copy',
    'corners-out',
    'crosshair',
    'cube',
    'currency-eur',
    'cursor',
    'device-rotate',
    'door',
    'door-open',
    'dots-six-vertical',
    'dots-three',
    'download-simple',
    'envelope-simple',
    'export',
    'eye',
    'eye-slash',
    'file-arrow-down',
    'file-arrow-up',
    'frame-corners',
    'funnel-simple',
    'globe',
    'grid-nine',
    'heart',
    'house',
    'image',
    'images',
    'info',
    'intersect',
    'key',
    'link',
    'list',
    'list-bullets',
    'lock-simple',
    'magnet-straight',
    'magnifying-glass',
    'map-pin',
    'map-trifold',
    'minus',
    'mountains',
    'palette',
    'pencil-simple',
    'phone',
    'plus',
    'polygon',
    'printer',
    'qr-code',
    'scales',
    'scissors',
    'share-network',
    'sign-in',
    'sign-out',
    'sliders-horizontal',
    'stairs',
    'sun',
    'text-b',
    'text-italic',
    'translate',
    'trash',
    'tree',
    'user-circle',
    'user-plus',
    'warning-circle',
    'wifi-slash',
    'x',
  ],
  bold: ['check', 'hourglass-medium', 'minus'],
  fill: ['bookmark-simple', 'heart', 'key', 'scales'],
} as const;

// The package exports neither its assets nor its package.json, so they are read from the folder.
const core = path.join(import.meta.dirname, '../node_modules/@phosphor-icons/core');

/** `arrow-left` and `bold` give `ARROW_LEFT_BOLD`; the light weight has no suffix. */
function constantName(name: string, weight: string): string {
  const base = name.replaceAll('-', '_').toUpperCase();
  return weight === 'light' ? base : `${base}_${weight.toUpperCase()}`;
}

function pathData(name: string, weight: string): string {
  const svg = readFileSync(path.join(core, 'assets', weight, `${name}-${weight}.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, data]) => data);
  const [data] = paths;
  if (paths.length !== 1 || data === undefined) throw new Error(`${name}-${weight} is not one path`);
  return data;
}

const lines = Object.entries(ICONS).flatMap(([weight, names]) =>
  names.map((name) => `export const ${constantName(name, weight)} = '${pathData(name, weight)}';`),
);
const head = [
  '// Made by tools/make-icons.ts from @phosphor-icons/core (MIT): path data in a box of 256 by 256.',
  '// One constant an icon, so that a build keeps only those that are drawn.',
];
const target = path.join(import.meta.dirname, '../src/icons/paths.ts');
writeFileSync(target, `${[...head, ...lines.toSorted()].join('\n')}\n`);
