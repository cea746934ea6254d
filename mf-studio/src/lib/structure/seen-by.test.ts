import type { DraftStructure, StructureChange } from '@suite/api';
import { expect, it } from 'vitest';
import { both, part, STRUCTURE } from '../../fixtures/structure.ts';
import { seenBy } from './seen-by.ts';

const WAS = STRUCTURE as DraftStructure;
/** With another state of the building that has a picture. */
const withBuilding = (more: object): DraftStructure => ({
  ...WAS,
  version: 4,
  parts: WAS.parts.map((one) => (one.key === 'B2' ? { ...one, ...more } : one)),
});
const move: StructureChange = { change: 'move', of: { kind: 'building', key: 'B3' }, by: -1 };
const rename: StructureChange = {
  change: 'rename',
  of: { kind: 'community', key: 'B2' },
  title: { en: 'X' },
};
const remove: StructureChange = { change: 'remove', of: { kind: 'building', key: 'B2' } };

it.each([
  ['shapes that were drawn', withBuilding({ shapes: 30 }), [true, true, false]],
  [
    'another file of a picture',
    withBuilding({ views: WAS.parts[1]?.views.map((view) => ({ ...view, file: 'x' })) }),
    [true, true, true],
  ],
  ['another title', withBuilding({ title: both('Reef') }), [true, false, false]],
  ['another order', { ...WAS, parts: [...WAS.parts].reverse() }, [false, true, true]],
  [
    'a new building',
    { ...WAS, parts: [...WAS.parts, part('building', 'B4', 'Dune')] as DraftStructure['parts'] },
    [false, true, true],
  ],
])('%s stops a move, a name or a removal where it is what was seen', (_, is, expected) => {
  expect([move, rename, remove].map((change) => seenBy(change, WAS) === seenBy(change, is))).toEqual(
    expected,
  );
});
