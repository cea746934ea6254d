import { evenLines, type Facade, type FacadeFloor } from './facade.ts';

const MOST_CELLS = 60;

/** A floor with so many homes as wide as each other. */
export function evenFloor(units: number): FacadeFloor {
  return { spans: Array.from({ length: units }, () => 1) };
}

/**
 * A floor as it is typed: `6` are six homes, `1+1+2` are three in four cells, the last one as wide as two. Null for what is
 * neither.
 */
export function parseFloor(text: string): FacadeFloor | null {
  const numbers = text.split('+').map((part) => (/^\s*\d{1,2}\s*$/.test(part) ? Number(part) : 0));
  const [first = 0] = numbers;
  const floor = numbers.length === 1 ? evenFloor(first) : { spans: numbers };
  const cells = floor.spans.reduce((sum, span) => sum + span, 0);
  return floor.spans.every((span) => span > 0) && cells >= 1 && cells <= MOST_CELLS ? floor : null;
}

/** What `parseFloor` reads. */
export function floorText({ spans }: FacadeFloor): string {
  return spans.every((span) => span === 1) ? String(spans.length) : spans.join('+');
}

/** The façade with other floors, the lowest first; lines between as many floors or cells as before stay where they were led. */
export function withFloors(facade: Facade, floors: readonly FacadeFloor[]): Facade {
  const counts = new Set(floors.map(({ spans }) => spans.reduce((sum, span) => sum + span, 0)));
  return {
    ...facade,
    floors,
    floorLines:
      floors.length === facade.floors.length ? facade.floorLines : evenLines(floors.length).toReversed(),
    cellLines: Object.fromEntries(
      [...counts].map((count) => [count, facade.cellLines[count] ?? evenLines(count)]),
    ),
  };
}
