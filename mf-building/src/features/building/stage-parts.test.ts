import { expect, it } from 'vitest';
import { type StageParts, type StagePartsInput, stageParts } from './stage-parts.ts';

const desk: StagePartsInput = {
  viewport: 'wide',
  route: 'building-id',
  state: { list: false, buildingView: false },
  homesLoaded: true,
  statusHidden: false,
  total: 34,
  matched: null,
  card: { name: null, placement: null },
  unitSelected: false,
  unitHovered: false,
};
const aboveButton = { kind: 'above-button', leftPx: 0, bottomPx: 0 } as const;
const listOpen = { list: true, buildingView: false };

it.each<[string, Partial<StagePartsInput>, Partial<StageParts>]>([
  [
    'everything at rest',
    {},
    { marginRatio: 0.06, rail: true, views: true, legend: true, bar: true, chips: 'above-bar' },
  ],
  ['no legend while the homes load', { homesLoaded: false, total: 0 }, { legend: false, rail: false }],
  ['no legend where the status is hidden', { statusHidden: true }, { legend: false, rail: true }],
  ['no legend below 915 px', { viewport: 'medium' }, { legend: false, rail: true, views: true }],
  ['no rail in the building view', { state: { list: false, buildingView: true } }, { rail: false }],
  [
    'no rail and no legend beside the list',
    { state: listOpen },
    { rail: false, legend: false, views: true, marginRatio: 0.015 },
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
  ['the tooltip', { unitHovered: true }, { tooltip: true }],
  [
    'on a phone chips on top and views',
    { viewport: 'small', unitHovered: true },
    { rail: false, bar: false, legend: false, views: true, chips: 'top', tooltip: false },
  ],
  ['on a phone no views behind the preview', { viewport: 'small', unitSelected: true }, { views: false }],
  [
    'the search in the corner of its route, without bar and legend',
    { route: 'search', unitSelected: true, matched: 0 },
    { search: true, bar: false, legend: false, preview: false, zeroCard: false, views: true, chips: 'top' },
  ],
  [
    'on a phone nothing but the search on its route',
    { route: 'search', viewport: 'small', unitHovered: true },
    { search: true, rail: false, bar: false, views: false, chips: 'none', tooltip: false },
  ],
  [
    'on a phone neither preview nor views over the list',
    { viewport: 'small', unitSelected: true, state: listOpen },
    { views: false, preview: false },
  ],
])('shows %s', (_, part, expected) => {
  expect(stageParts({ ...desk, ...part })).toMatchObject(expected);
});
