import type { FeatureLike } from 'ol/Feature.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import Polygon from 'ol/geom/Polygon.js';
import Circle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { drawName } from './draw-name.ts';

/** Colours of the design system, as they are in force where the stage stands. */
export interface StageColours {
  readonly accent: string;
  readonly flagged: string;
  readonly paper: string;
  /** Family of what stands on shapes. */
  readonly font: string;
}

/** For places without a style sheet. */
const FALLBACKS: Readonly<Record<string, string>> = {
  '--accent': '#1f4656',
  '--warning': '#b07d10',
  '--paper': '#ffffff',
  '--sans': 'sans-serif',
};

export function readColours(element: Element): StageColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim() || (FALLBACKS[name] ?? '');
  return {
    accent: read('--accent'),
    flagged: read('--warning'),
    paper: read('--paper'),
    font: read('--sans'),
  };
}

const CLEAR = new Fill({ color: 'rgb(255 255 255 / 0.12)' });
const CHOSEN = new Fill({ color: 'rgb(255 255 255 / 0.34)' });
const CORNER_RADIUS_PX = 5;
const CHOSEN_CORNER_RADIUS_PX = 8;

/** What a shape looks like: its outline white with a dark edge, so that it is seen over any picture. */
export function shapeStyles(
  { accent, flagged, paper, font }: StageColours,
  { isSelected, isFlagged, name, corner }: ShapeStyle,
): Style[] {
  const edge = new Style({
    stroke: new Stroke({ color: 'rgb(20 30 36 / 0.55)', width: isSelected ? 5 : 3 }),
  });
  const line = new Style({
    fill: isSelected ? CHOSEN : CLEAR,
    stroke: new Stroke({
      color: isFlagged ? flagged : paper,
      width: isSelected ? 3 : 1.5,
      ...(isFlagged && { lineDash: [6, 4] }),
    }),
  });
  const text = new Style({
    renderer: (pixels, { context, pixelRatio }) =>
      drawName(context, pixels as [number, number][][], { name, font, paper, pixelRatio }),
  });
  const shown = name === '' ? [edge, line] : [edge, line, text];
  return isSelected ? [...shown, ...cornerStyles(accent, paper, corner)] : shown;
}

export interface ShapeStyle {
  readonly isSelected: boolean;
  readonly isFlagged: boolean;
  readonly name: string;
  readonly corner: number | null;
}

function cornerStyles(accent: string, paper: string, corner: number | null): Style[] {
  const corners = (feature: FeatureLike): number[][] => {
    const geometry = feature.getGeometry();
    return geometry instanceof Polygon ? (geometry.getCoordinates()[0] ?? []).slice(0, -1) : [];
  };
  const dots = new Style({
    image: dot(CORNER_RADIUS_PX, paper, accent),
    geometry: (feature) => new MultiPoint(corners(feature)),
  });
  if (corner === null) return [dots];
  const chosen = new Style({
    image: dot(CHOSEN_CORNER_RADIUS_PX, accent, paper),
    geometry: (feature) => new MultiPoint(corners(feature).slice(corner, corner + 1)),
  });
  return [dots, chosen];
}

export function dot(radius: number, fill: string, stroke: string): Circle {
  return new Circle({
    radius,
    fill: new Fill({ color: fill }),
    stroke: new Stroke({ color: stroke, width: 2 }),
  });
}

/** What is being drawn, lines of a façade, and where the keyboard stands. */
export function guideStyles({ accent, paper }: StageColours) {
  return {
    line: [
      new Style({ stroke: new Stroke({ color: 'rgb(20 30 36 / 0.55)', width: 4 }) }),
      new Style({ stroke: new Stroke({ color: paper, width: 1.5, lineDash: [6, 4] }) }),
    ],
    handle: new Style({ image: dot(CORNER_RADIUS_PX + 1, accent, paper), zIndex: 2 }),
    chosenHandle: new Style({ image: dot(CHOSEN_CORNER_RADIUS_PX, paper, accent), zIndex: 3 }),
    cursor: [
      new Style({ image: dot(CHOSEN_CORNER_RADIUS_PX + 3, 'rgb(255 255 255 / 0.25)', paper), zIndex: 4 }),
      new Style({ image: dot(2, accent, paper), zIndex: 4 }),
    ],
  };
}
