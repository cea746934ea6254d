import { homographyOf, type Quad, UNIT_SQUARE } from '../geometry/homography.ts';
import type { Point } from '../geometry/point.ts';
import type { Facade, GridLine } from './facade.ts';

/** What is dragged: a corner, or one end of a line. */
export type FacadeHandle =
  | { readonly kind: 'corner'; readonly index: number }
  | { readonly kind: 'floor'; readonly index: number; readonly end: 0 | 1 }
  | { readonly kind: 'cell'; readonly cells: number; readonly index: number; readonly end: 0 | 1 };

/** Lines keep this share of the side between them, so that no home vanishes. */
const LEAST_GAP = 0.005;

/** Every handle with where it stands on the picture; corners first, then lines across, then lines down. */
export function facadeHandles(facade: Facade): { readonly handle: FacadeHandle; readonly at: Point }[] {
  const onPicture = homographyOf(UNIT_SQUARE, facade.corners);
  const corners = facade.corners.map((at, index) => ({ handle: { kind: 'corner', index } as const, at }));
  if (!onPicture) return corners;
  const floors = facade.floorLines.flatMap((line, index) =>
    ([0, 1] as const).map((end) => ({
      handle: { kind: 'floor', index, end } as const,
      at: onPicture([end, line[end]]),
    })),
  );
  const cells = Object.entries(facade.cellLines).flatMap(([count, lines]) =>
    lines.flatMap((line, index) =>
      ([0, 1] as const).map((end) => ({
        handle: { kind: 'cell', cells: Number(count), index, end } as const,
        at: onPicture([line[end], end]),
      })),
    ),
  );
  return [...corners, ...floors, ...cells];
}

/**
 * The façade with a handle led to a point of the picture. The first end of a line takes the whole line along; its other
 * end moves alone, which tilts the line.
 */
export function moveHandle(facade: Facade, handle: FacadeHandle, to: Point): Facade {
  if (handle.kind === 'corner') {
    const corners = facade.corners.map((corner, index) => (index === handle.index ? to : corner));
    return { ...facade, corners: corners as unknown as Quad };
  }
  const onFacade = homographyOf(facade.corners, UNIT_SQUARE);
  if (!onFacade) return facade;
  const [x, y] = onFacade(to);
  if (handle.kind === 'floor') {
    // The lowest floor comes first and has the largest share from the top.
    const lines = moved(
      facade.floorLines.toReversed(),
      facade.floorLines.length - 1 - handle.index,
      handle.end,
      y,
    );
    return { ...facade, floorLines: lines.toReversed() };
  }
  const lines = moved(facade.cellLines[handle.cells] ?? [], handle.index, handle.end, x);
  return { ...facade, cellLines: { ...facade.cellLines, [handle.cells]: lines } };
}

function moved(lines: readonly GridLine[], index: number, end: 0 | 1, share: number): GridLine[] {
  return lines.map((line, at) => {
    if (at !== index) return line;
    const within = (value: number, side: 0 | 1) => {
      const least = (lines[index - 1]?.[side] ?? 0) + LEAST_GAP;
      const most = (lines[index + 1]?.[side] ?? 1) - LEAST_GAP;
      return Math.min(Math.max(value, least), most);
    };
    const other = end === 0 ? line[1] + share - line[0] : line[0];
    return end === 0 ? [within(share, 0), within(other, 1)] : [within(other, 0), within(share, 1)];
  });
}
