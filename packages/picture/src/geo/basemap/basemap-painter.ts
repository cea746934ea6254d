import type { CanvasContext } from '../../drawing/canvas-context.ts';
import type { CanvasLayerView } from '../../engine/canvas-layer.ts';
import type { ScreenBox } from '../pins/pin-labels.ts';
import { discBox, type LabelSide, labelBox, labelSides, type PinOnScreen } from '../pins/pin-labels.ts';
import type { GeoMapLanguage } from '../types.ts';
import type { BasemapData } from './basemap-data.ts';
import { type LandPaths, landPaths, paintLand } from './paint-land.ts';
import { createTextMeasure, fontsOfNames, type NameFonts, paintNames } from './paint-names.ts';
import { lettersOfNames, type MeasureText, type NameStyle, placeNames } from './place-names.ts';

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

/**
 * Names wait for their fonts, and of these for the subsets that have the letters in sight: `onFonts` is called when more
 * of them are there than at the last painting, or do not come.
 */
export function createBasemapPainter(element: Element, onFonts: () => void): BasemapPainter {
  const fonts = fontsAt(element);
  let data: BasemapData | null = null;
  let paths: LandPaths | null = null;
  let language: GeoMapLanguage = 'en';
  let measure: MeasureText | null = null;
  /** Each is asked for once: one that does not come is done without. */
  const asked = new Set<string>();
  let waiting = 0;
  let isNamed = false;

  /** Whether no letter in sight is on its way. */
  function hasFonts(letters: ReadonlyMap<NameStyle, string>): boolean {
    const missing = fontsOfNames(letters, fonts).filter(
      ([font, all]) => !asked.has(font + all) && !document.fonts.check(font, all),
    );
    if (missing.length > 0) {
      waiting += 1;
      for (const [font, all] of missing) asked.add(font + all);
      void Promise.allSettled(missing.map(([font, all]) => document.fonts.load(font, all))).then(() => {
        waiting -= 1;
        measure = null;
        onFonts();
      });
    }
    return waiting === 0;
  }

  return {
    hasNames: () => isNamed,
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
      // Names that were there do not go because another letter comes.
      isNamed = hasFonts(lettersOfNames(data, view, language)) || isNamed;
      if (!isNamed) return labelSides(pins, controls, room);
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
