import { expect, it } from 'vitest';
import {
  hasRoomForRail,
  type StageParts,
  type StagePartsInput,
  stageParts,
  viewsPlace,
} from './stage-parts.ts';

const desk: StagePartsInput = {
  viewport: 'wide',
  arrangement: 'card',
  route: 'building-id',
  state: { list: false, buildingView: false },
  unitsLoaded: true,
  statusHidden: false,
  total: 34,
  matched: null,
  card: { name: null, placement: null },
  unitSelected: false,
};
const aboveButton = { kind: 'above-button', leftPx: 0, bottomPx: 0 } as const;
const phone = { viewport: 'small', arrangement: 'sheet' } as const;
const tablet = { viewport: 'medium', arrangement: 'sheet' } as const;
const listOpen = { list: true, buildingView: false };

it.each<[string, Partial<StagePartsInput>, Partial<StageParts>]>([
  [
    'everything at rest',
    {},
    { marginRatio: 0.06, rail: true, views: true, legend: true, bar: true, chips: 'above-bar' },
  ],
  ['no legend while the homes load', { unitsLoaded: false, total: 0 }, { legend: false, rail: false }],
  ['no legend of a building without homes', { total: 0 }, { legend: false, rail: false }],
  ['no legend where the status is hidden', { statusHidden: true }, { legend: false, rail: true }],
  ['no legend below 915 px', { viewport: 'medium' }, { legend: false, rail: true, views: true }],
  [
    'no rail and no legend in the building view',
    { state: { list: false, buildingView: true } },
    { rail: false, legend: false },
  ],
  [
    'no rail and no legend beside the list',
    { state: listOpen },
    { rail: false, legend: false, views: true, marginRatio: 0.015, aside: 'list', sheet: null },
  ],
  [
    'no chips behind a card above the bar',
    { card: { name: 'status', placement: aboveButton } },
    { chips: 'none', legend: true },
  ],
  [
    'no legend behind a docked card',
    { card: { name: 'status', placement: { kind: 'docked' } } },
    { chips: 'above-bar', legend: false },
  ],
  ['the word that nothing matches', { matched: 0 }, { zeroCard: true, legend: false }],
  [
    'not twice that nothing matches',
    { matched: 0, card: { name: 'status', placement: null } },
    { zeroCard: false },
  ],
  ['nothing matches in the list, which says so', { matched: 0, state: listOpen }, { zeroCard: false }],
  ['the chosen home in place of the legend', { unitSelected: true }, { preview: true, legend: false }],
  [
    'no chosen home where none matches',
    { unitSelected: true, matched: 0 },
    { preview: false, zeroCard: true },
  ],
  ['the tooltip', {}, { tooltip: true }],
  [
    'on a phone chips on top and views',
    phone,
    { rail: false, bar: false, legend: false, views: true, chips: 'top', tooltip: false },
  ],
  [
    'on a phone the chosen home in the sheet, and no views',
    { ...phone, unitSelected: true },
    { views: false, preview: false, sheet: 'preview', aside: 'none' },
  ],
  ['on a phone the list in a sheet', { ...phone, state: listOpen }, { views: false, sheet: 'list' }],
  ['on a phone the help at zero in the sheet', { ...phone, matched: 0 }, { zeroCard: false, sheet: 'zero' }],
  [
    'on a phone held across the chosen home beside the picture',
    { viewport: 'small', unitSelected: true },
    { views: false, preview: false, sheet: null, aside: 'preview' },
  ],
  [
    'on a phone held across the help at zero beside the picture, and the list before all',
    { viewport: 'small', matched: 0 },
    { zeroCard: false, aside: 'zero' },
  ],
  [
    'on an upright tablet rail, bar and views over the sheet',
    { ...tablet, state: listOpen },
    { rail: true, bar: true, views: true, legend: false, sheet: 'list', aside: 'none', marginRatio: 0.06 },
  ],
  [
    'on an upright tablet the chosen home in the sheet',
    { ...tablet, state: listOpen, unitSelected: true },
    { preview: false, sheet: 'preview' },
  ],
  [
    'on an upright tablet not twice that nothing matches',
    { ...tablet, matched: 0, card: { name: 'status', placement: aboveButton } },
    { sheet: 'list', zeroCard: false },
  ],
  [
    'the search in the corner of its route, without bar and legend',
    { route: 'search', unitSelected: true, matched: 0 },
    { search: true, bar: false, legend: false, preview: false, zeroCard: false, views: true, chips: 'top' },
  ],
  [
    'on a phone nothing but the search on its route',
    { ...phone, route: 'search', state: listOpen },
    {
      search: true,
      sheet: null,
      aside: 'none',
      rail: false,
      bar: false,
      views: false,
      chips: 'none',
      tooltip: false,
    },
  ],
  [
    'on a phone held across the list, whatever is chosen',
    { viewport: 'small', unitSelected: true, state: listOpen },
    { views: false, preview: false, aside: 'list' },
  ],
])('shows %s', (_, part, expected) => {
  expect(stageParts({ ...desk, ...part })).toMatchObject(expected);
});

it.each([
  ['none on the search of a phone', { views: false, rail: false }, true, 'none'],
  ['beside the bar', { views: true, rail: true }, false, 'beside-bar'],
  ['above the bar and below the rail', { views: true, rail: true }, true, 'above-bar'],
  ['in the upper corner, off the homes, where there is no rail', { views: true, rail: false }, true, 'top'],
] as const)('has the views: %s', (_, parts, isRaised, expected) => {
  expect(viewsPlace(parts, isRaised)).toBe(expected);
});

it.each([
  [null, true],
  [{ width: 600, height: 480 }, false],
  [{ width: 600, height: 481 }, true],
])('a stage of %o has room for the floors: %s', (stage, expected) => {
  expect(hasRoomForRail(stage)).toBe(expected);
});
