import { expect, test } from 'vitest';
import { hintPosition } from './hint-position.ts';

const VIEW = { width: 400, height: 800 };
const HINT = { width: 100, height: 40 };

test.each([
  ['below its anchor', { left: 178, top: 100 }, 'bottom', { left: 150, top: 144 }],
  ['above its anchor', { left: 178, top: 100 }, 'top', { left: 150, top: 60 }],
  ['left of its anchor', { left: 178, top: 100 }, 'left', { left: 78, top: 102 }],
  ['right of its anchor', { left: 178, top: 100 }, 'right', { left: 222, top: 102 }],
  ['above when there is no room below', { left: 178, top: 750 }, 'bottom', { left: 150, top: 710 }],
  ['below when there is no room above', { left: 178, top: 10 }, 'top', { left: 150, top: 54 }],
  ['inside the window at its right edge', { left: 352, top: 100 }, 'bottom', { left: 292, top: 144 }],
  ['inside the window at its left edge', { left: 4, top: 100 }, 'bottom', { left: 8, top: 144 }],
] as const)('a hint stands %s', (_title, corner, side, expected) => {
  expect(hintPosition({ ...corner, width: 44, height: 44 }, HINT, side, VIEW)).toEqual(expected);
});
