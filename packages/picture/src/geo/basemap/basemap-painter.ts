import type { CanvasContext } from '../../drawing/canvas-context.ts';
import type { CanvasLayerView } from '../../engine/canvas-layer.ts';
import type { ScreenBox } from '../pins/pin-labels.ts';
import { discBox, type LabelSide, labelBox, labelSides, type PinOnScreen } from '../pins/pin-labels.ts';
import type { GeoMapLanguage } from '../types.ts';
import type { BasemapData } from './basemap-data.ts';
import { type LandPaths, landPaths, paintLand } from './paint-land.ts';
import { createTextMeasure, fontsOfNames, type NameFonts, paintNames } from './paint-names.ts';
import { type MeasureText, placeNames } from './place-names.ts';

/** What stands on the map, in CSS pixels of the canvas. */
interface Furniture {
  readonly pins: readonly PinOnScreen[];
  /** The map without what the canvas overlaps on each side. */
  readonly frame: ScreenBox;
  /** The part of it that no card or sheet covers. */
  readonly room: ScreenBox;
  /** Buttons, notes and cards on the map. */
  readonly controls: readonly ScreenBox[];
}

/** Paints the basemap and finds room for the names on it and on the pins. */
export interface BasemapPainter {
  readonly setData: (data: BasemapData) => void;
  readonly setLanguage: (language: GeoMapLanguage) => void;
  /** Answers the sides of the pins' labels. */
  readonly paint: (
    context: CanvasContext,
    view: CanvasLayerView,
    furniture: Furniture,
  ) => ReadonlyMap<string, LabelSide>;
  /** Settles once the fonts of the names are there, or do not come. Names wait for it: what was painted has none yet. */
  readonly fontsReady: Promise<void>;
  readonly hasNames: () => boolean;
}

const FALLBACK_FONTS: NameFonts = { sans: 'system-ui, sans-serif', serif: 'Georgia, serif' };

function fontsAt(element: Element): NameFonts {
  const style = getComputedStyle(element);
  return {
    sans: style.getPropertyValue('--sans').trim() || FALLBACK_FONTS.sans,
    serif: style.getPropertyValue('--serif').trim() || FALLBACK_FONTS.serif,
  };
}

/** Letters of both languages, so that the subsets with them are fetched too. */
const SAMPLE_TEXT = 'Aačćžšđ';

async function loadFonts(fonts: NameFonts): Promise<void> {
  await Promise.allSettled(fontsOfNames(fonts).map((font) => document.fonts.load(font, SAMPLE_TEXT)));
}

/** Thin boxes along the edges of the map: a name that is cut off there is worse than none. */
function edgesOf([left, top, right, bottom]: ScreenBox): ScreenBox[] {
  return [
    [left - 1, top, left, bottom],
    [right, top, right + 1, bottom],
    [left, top - 1, right, top],
    [left, bottom, right, bottom + 1],
  ];
}

function pinBoxes(pins: readonly PinOnScreen[], sides: ReadonlyMap<string, LabelSide>): ScreenBox[] {
  return pins.flatMap((pin) => {
    const label = labelBox(pin, sides.get(pin.key) ?? 'hidden');
    return label ? [discBox(pin), label] : [discBox(pin)];
  });
}

export function createBasemapPainter(element: Element): BasemapPainter {
  const fonts = fontsAt(element);
  let data: BasemapData | null = null;
  let paths: LandPaths | null = null;
  let language: GeoMapLanguage = 'en';
  let measure: MeasureText | null = null;
  let hasFonts = false;
  const fontsReady = loadFonts(fonts).then(() => {
    hasFonts = true;
  });

  return {
    fontsReady,
    hasNames: () => hasFonts && data !== null,
    setData(next) {
      data = next;
      paths = landPaths(next);
    },
    setLanguage(next) {
      language = next;
    },
    paint(context, view, { pins, frame, room, controls }) {
      if (data === null || paths === null) return labelSides(pins, [], room);
      paintLand(context, paths, view);
      if (!hasFonts) return labelSides(pins, controls, room);
      measure ??= createTextMeasure(context, fonts);
      const covered = [...edgesOf(frame), ...controls];
      const undisturbed = placeNames(data, view, language, measure, covered);
      const sides = labelSides(pins, [...undisturbed.map(({ box }) => box), ...controls], room);
      const names = placeNames(data, view, language, measure, [...covered, ...pinBoxes(pins, sides)]);
      paintNames(context, names, fonts, view.pixelRatio);
      return sides;
    },
  };
}
