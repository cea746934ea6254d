import { type MapPoint, zoomOfResolution } from '../mercator.ts';
import { boxesOverlap, type ScreenBox } from '../pins/pin-labels.ts';
import type { GeoMapLanguage } from '../types.ts';
import type { AreaName, BasemapData, Town } from './basemap-data.ts';

export type NameStyle = 'town' | AreaName['kind'];

export interface PlacedName {
  readonly style: NameStyle;
  readonly text: string;
  /** Where the text starts (a town's) or its middle, and its middle line; CSS pixels of the canvas. */
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'right' | 'center';
  /** A town's dot. */
  readonly dot: readonly [x: number, y: number] | null;
  readonly box: ScreenBox;
}

/** The canvas: where the map's origin lies on it and CSS pixels a metre. */
export interface NameSpace {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
}

type Names = Pick<BasemapData, 'towns' | 'areaNames'>;

export type MeasureText = (text: string, style: NameStyle) => number;

const TOWN_LINE_PX = 20;
const AREA_LINE_PX = 32;
const DOT_TO_TEXT_PX = 8;
/** Half of the longest name of an area: one whose middle lies further from the canvas is not seen. */
const MOST_HALF_NAME_PX = 300;
/** Quiet: two names stand at least this far from each other. */
const SPACE_PX = 20;
/** From which zoom on the places of a rank (1 to 5) are named. */
const RANK_ZOOMS = [0, 0, 5, 7, 8.5, 10];

/** Which way the words of a style go on the map. */
function nameText(name: AreaName, language: GeoMapLanguage): string {
  const text = name.text[language];
  return name.kind === 'country' ? text.toLocaleUpperCase(language === 'sr' ? 'sr-Latn' : 'en') : text;
}

function around(box: ScreenBox, marginPx: number): ScreenBox {
  return [box[0] - marginPx, box[1] - marginPx, box[2] + marginPx, box[3] + marginPx];
}

function isVisible(box: ScreenBox, { width, height }: NameSpace): boolean {
  return box[2] > 0 && box[3] > 0 && box[0] < width && box[1] < height;
}

function isOnCanvas(
  [x, y]: MapPoint,
  { scale, originX, originY, width, height }: NameSpace,
  marginPx = 0,
): boolean {
  const left = originX + x * scale;
  const top = originY + y * scale;
  return left > -marginPx && top > -marginPx && left < width + marginPx && top < height + marginPx;
}

/** The towns and areas with a name at this zoom, where their names may be on the canvas. */
function namedOn({ towns, areaNames }: Names, space: NameSpace) {
  const zoom = zoomOfResolution(1 / space.scale);
  return {
    areaNames: areaNames.filter(
      ({ at, fromZoom, toZoom }) =>
        zoom >= fromZoom && zoom < toZoom && isOnCanvas(at, space, MOST_HALF_NAME_PX),
    ),
    towns: towns.filter(({ at, rank }) => zoom >= (RANK_ZOOMS[rank] ?? 0) && isOnCanvas(at, space)),
  };
}

/** Every letter that each style may have to draw on the canvas. */
export function lettersOfNames(
  names: Names,
  space: NameSpace,
  language: GeoMapLanguage,
): ReadonlyMap<NameStyle, string> {
  const letters = new Map<NameStyle, Set<string>>();
  const add = (style: NameStyle, text: string) => {
    letters.set(style, new Set([...(letters.get(style) ?? []), ...text]));
  };
  const { towns, areaNames } = namedOn(names, space);
  for (const { name } of towns) add('town', name);
  for (const name of areaNames) add(name.kind, nameText(name, language));
  return new Map([...letters].map(([style, all]) => [style, [...all].join('')]));
}

function townPlaces(town: Town, space: NameSpace, textPx: number): PlacedName[] {
  const x = space.originX + town.at[0] * space.scale;
  const y = space.originY + town.at[1] * space.scale;
  const place = (align: 'left' | 'right'): PlacedName => {
    const start = align === 'left' ? x + DOT_TO_TEXT_PX : x - DOT_TO_TEXT_PX;
    const left = align === 'left' ? x - 3 : start - textPx;
    const box: ScreenBox = [
      left,
      y - TOWN_LINE_PX / 2,
      left + textPx + DOT_TO_TEXT_PX + 3,
      y + TOWN_LINE_PX / 2,
    ];
    return { style: 'town', text: town.name, x: start, y, align, dot: [x, y], box };
  };
  return [place('left'), place('right')];
}

function areaPlace(name: AreaName, text: string, space: NameSpace, textPx: number): PlacedName {
  const x = space.originX + name.at[0] * space.scale;
  const y = space.originY + name.at[1] * space.scale;
  const box: ScreenBox = [x - textPx / 2, y - AREA_LINE_PX / 2, x + textPx / 2, y + AREA_LINE_PX / 2];
  return { style: name.kind, text, x, y, align: 'center', dot: null, box };
}

/**
 * The names that have room on the canvas: seas and countries first, then places in the order of the data.
 * A name that would come too near to another one or to an obstacle (a pin) is left out; a place may stand
 * left of its dot instead.
 */
export function placeNames(
  names: Names,
  space: NameSpace,
  language: GeoMapLanguage,
  measure: MeasureText,
  obstacles: readonly ScreenBox[],
): PlacedName[] {
  const { towns, areaNames } = namedOn(names, space);
  const placed: PlacedName[] = [];
  const isFree = ({ box }: PlacedName) =>
    isVisible(box, space) &&
    !obstacles.some((other) => boxesOverlap(box, other)) &&
    !placed.some((other) => boxesOverlap(around(box, SPACE_PX), other.box));
  const addFirst = (places: readonly PlacedName[]) => {
    const free = places.find(isFree);
    if (free) placed.push(free);
  };
  for (const name of areaNames) {
    const text = nameText(name, language);
    addFirst([areaPlace(name, text, space, measure(text, name.kind))]);
  }
  for (const town of towns) {
    addFirst(townPlaces(town, space, measure(town.name, 'town')));
  }
  return placed;
}
