import type { PreviewClaim } from '@suite/contracts';
import { makeKey, previewLink, signingKeyOf } from '@suite/release';
import { expect, it, vi } from 'vitest';
import { readAskedByName } from './asked-by-name.ts';

const key = signingKeyOf(makeKey(), 'The key');

const linkOf = (claim: PreviewClaim) => new URL(previewLink('http://localhost', claim, key)).searchParams;

const LATER = Date.now() + 60_000;
const SHELL_LINK = `${linkOf({ remote: 'shell', version: '2', expires: LATER })}`;
const MAP_LINK = `${linkOf({ remote: 'mf-map', version: '2', expires: LATER })}`;
const QA_LINK = `${linkOf({ cohort: 'qa', expires: LATER })}`;
const OVER = `${linkOf({ cohort: 'qa', expires: 1 })}`;
const BY_NAME = 'override=shell@2&override=mf-map@3&cohort=qa';
const NOTHING = { shell: null, cohorts: [], granted: null, isAnything: false, isRefused: false };

it.each([
  ['nothing', '', false, NOTHING],
  ['versions and cohorts, of a visitor', BY_NAME, false, { ...NOTHING, isRefused: true }],
  [
    'versions and cohorts, of somebody who works here',
    BY_NAME,
    true,
    {
      shell: { version: '2', isSigned: false },
      cohorts: ['qa'],
      granted: { overrides: ['shell@2', 'mf-map@3'], cohorts: ['qa'] },
      isAnything: true,
      isRefused: false,
    },
  ],
  ['the list of versions, of a visitor', 'overrides', false, { ...NOTHING, isRefused: true }],
  [
    'the list of versions, of somebody who works here',
    'overrides',
    true,
    { ...NOTHING, granted: { overrides: [], cohorts: [] }, isAnything: true },
  ],
  [
    'a shell by a signed link',
    SHELL_LINK,
    false,
    { ...NOTHING, shell: { version: '2', isSigned: true }, isAnything: true },
  ],
  ['a remote by a signed link, which the page reads', MAP_LINK, false, { ...NOTHING, isAnything: true }],
  ['a cohort by a signed link', QA_LINK, false, { ...NOTHING, cohorts: ['qa'], isAnything: true }],
  ['a cohort by a link that is over', OVER, false, NOTHING],
  ['a cohort by a link that nobody signed', 'suite-preview=nonsense', false, NOTHING],
  [
    'a version beside the link of another',
    `${MAP_LINK}&override=shell@2`,
    false,
    { ...NOTHING, isAnything: true, isRefused: true },
  ],
])('an address that asks for %s', async (_, search, staff, expected) => {
  const visitor = { publicKey: key.publicKey, isStaff: async () => staff };
  expect(await readAskedByName(new URLSearchParams(search), visitor)).toEqual(expected);
});

it('asks who the visitor is only where that makes a difference', async () => {
  const isStaff = vi.fn(async () => true);
  for (const search of ['', 'project=1', MAP_LINK])
    await readAskedByName(new URLSearchParams(search), { publicKey: key.publicKey, isStaff });
  expect(isStaff).not.toHaveBeenCalled();
});

it('takes no link where documents are not signed', async () => {
  const visitor = { publicKey: null, isStaff: async () => false };
  expect(await readAskedByName(new URLSearchParams(QA_LINK), visitor)).toEqual(NOTHING);
});
