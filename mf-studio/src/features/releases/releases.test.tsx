import type { DeliveryStatus } from '@suite/api';
import { resetApi } from '@suite/api-client';
import { resetStores, setConnectivity, setLocale } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { BROKEN, type FakeApi, fakeApi, things } from '@suite/testing/fake-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCanary, aRelease, aStatus } from '../../fixtures/delivery-status.ts';
import { fakeApiFor, openStudio, press } from '../../fixtures/open-studio.tsx';
import { RoomIntl } from '../../lib/room-intl.tsx';
import { messages as ofStudio } from '../../messages.ts';
import { choicesOf } from './change-release.tsx';
import { messages } from './messages.ts';
import { Releases } from './releases.tsx';

const STATUS = 'GET /delivery/status';
const response = (data: DeliveryStatus) => ({ status: 200, body: { data } });

beforeEach(() => {
  resetStores();
  resetApi();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(status: DeliveryStatus | 'broken' = aStatus()): FakeApi {
  const api = fakeApi({ [STATUS]: status === 'broken' ? BROKEN : response(status) });
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AppIntl messages={ofStudio}>
        <RoomIntl messages={messages}>
          <Releases />
        </RoomIntl>
      </AppIntl>
    </SWRConfig>,
  );
  return api;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00A0', ' ')));

it('are a page of the studio for super admins, without a project too', async () => {
  fakeApi({ [STATUS]: response(aStatus()), 'GET /users/projects': things([]) });
  openStudio('/studio/releases', 'super_admin');
  await screen.findByRole('heading', { name: 'mf-map' });
  const pages = within(screen.getByRole('navigation', { name: 'Studio' })).getAllByRole('link');
  expect(pages.map((page) => page.getAttribute('href'))).toEqual([
    '/studio',
    '/studio/releases',
    '/studio/ledger',
  ]);
});

it.each(['/studio/releases', '/studio/ledger'])('%s is closed to a project admin', async (path) => {
  const api = fakeApiFor('project_admin');
  openStudio(path, 'project_admin');
  await screen.findByText('Error 403');
  expect(api.calls.map(({ name }) => name)).toEqual(['GET /users/projects']);
});

describe('releases', () => {
  it('show version, traffic, loads and bad rate with its interval', async () => {
    open();
    const rows = rowsOf(await screen.findByRole('table', { name: 'Versions of mf-map' }));
    expect(rows[0]).toEqual(['Version', 'Traffic', 'Loads', 'Bad rate (95 %)']);
    expect(rows[1]?.slice(1)).toEqual(['95 %', '760', '0.5 %0.2 % to 1.3 %']);
    expect(rows[2]?.[0]).toMatch(/^Canary1\.0\.1-1a2b3c4dsince 21 Nov 2026, /);
    expect(rows[2]?.slice(1)).toEqual(['5 % + qa', '40', '10.0 %4.0 % to 23.1 %']);
  });

  it.each([
    ['no-data', 'No data: neither promoted nor taken back'],
    ['waiting', 'Too early to say'],
    ['ready', 'Ready to go on'],
    ['pause', 'Worse than stable, it seems: paused until somebody has looked'],
    ['abort', 'Worse than stable: being taken back'],
  ] as const)('with the verdict %s say "%s", and announce it', async (verdict, labels) => {
    open(aStatus([aCanary({ verdict })]));
    expect(await screen.findByText(labels)).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(`mf-map: ${labels}.`);
  });

  it('say by whom they were changed, when and why', async () => {
    open(aStatus([aCanary()]));
    const reason = await screen.findByText('faster pins');
    expect(reason.parentElement?.textContent).toMatch(/^Traffic changed: 21 Nov 2026, \d\d:05, by ana/);
  });

  it.each([
    [{ name: 'map-team', fingerprint: '9f8e7d6c5b4a3921' }, 'Signed with the key map-team, 9f8e7d6c5b4a3921'],
    [
      { name: null, fingerprint: '9f8e7d6c5b4a3921' },
      'Signed with a key that may sign no more, 9f8e7d6c5b4a3921',
    ],
    [null, null],
  ])('say by whose key the change was signed: %j', async (key, sentence) => {
    const canary = aCanary();
    if (!canary.lastChange) throw new TypeError('No change');
    open(aStatus([{ ...canary, lastChange: { ...canary.lastChange, key } }]));
    const reason = await screen.findByText('faster pins');
    const text = reason.parentElement?.textContent ?? '';
    if (sentence) expect(text.endsWith(sentence)).toBe(true);
    else expect(text).not.toContain('Signed');
  });

  it('may be locked, pinned, without loads, or none at all', async () => {
    const [version] = aRelease().versions;
    if (!version) throw new TypeError('No version');
    open(
      aStatus([
        aRelease({ locked: true, versions: [{ ...version, state: 'pinned' }] }),
        aRelease({ app: 'mf-map', versions: [] }),
      ]),
    );
    await screen.findByText('Locked');
    expect(screen.getByText('Stable, pinned')).toBeDefined();
    expect(screen.getByText('No loads in the last day')).toBeDefined();
    expect(screen.getByText('Nothing released')).toBeDefined();
  });

  it('have the chart as a table, the latest hour first', async () => {
    open();
    const rows = rowsOf(
      await screen.findByRole('table', { name: 'Bad rate of mf-map by the hour', hidden: true }),
    );
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['Stable', 'Canary'],
      ['0.5 % of 190', '10.0 % of 10'],
      ['0.5 % of 190', '20.0 % of 10'],
      ['0.5 % of 190', '10.0 % of 10'],
      ['0.5 % of 190', '0.0 % of 10'],
    ]);
  });

  it('are told in Serbian', async () => {
    setLocale('rs');
    open();
    const rows = rowsOf(await screen.findByRole('table', { name: 'Verzije za mf-map' }));
    expect(rows[0]).toEqual(['Verzija', 'Udeo', 'Učitavanja', 'Neuspelo (95 %)']);
    expect(rows[2]?.at(-1)).toBe('10,0 %4,0 % do 23,1 %');
    expect(screen.getByText('Prerano za ocenu')).toBeDefined();
  });
});

describe('a release', () => {
  const [canary, stable] = ['1.0.1-1a2b3c4d', '1.0.0-9f8e7d6c'];
  const CHANGE = 'POST /delivery/apps/mf-map/changes';

  it.each([
    ['that is on trial is paused, made stable or taken back', aCanary(), ['pause', 'promote', 'abort']],
    ['that is stable is rolled back', aRelease(), ['rollback']],
    ['with none before it is not rolled back', aRelease({ former: null }), []],
    ['of nothing is not changed', aRelease({ versions: [] }), []],
  ] as const)('%s', (_, release, actions) => {
    expect(choicesOf(release).map(({ action }) => action)).toEqual(actions);
  });

  it('that is paused can be made stable or taken back', () => {
    const versions = aCanary().versions.map((one) => ({ ...one, traffic: one.version === canary ? 0 : 100 }));
    expect(choicesOf({ versions, former: null })).toEqual([
      { action: 'promote', version: canary },
      { action: 'abort', version: canary },
    ]);
    expect(choicesOf(aRelease())).toEqual([{ action: 'rollback', version: stable }]);
  });

  it('is changed after one question, which says that it is not ready, with its reason', async () => {
    const api = open(aStatus([aCanary()]));
    fireEvent.click(await screen.findByRole('button', { name: 'Make stable' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Make ${canary} of mf-map stable?` });
    within(dialog).getByText('It is not ready to go on. What is held of it: Too early to say.');
    fireEvent.change(within(dialog).getByLabelText('Reason (optional)'), {
      target: { value: 'for the fair' },
    });
    api.set(CHANGE, {
      status: 409,
      body: { code: 'release-refused', message: `mf-map ${canary} is not the canary any more.` },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make stable' }));
    await within(dialog).findByText(`mf-map ${canary} is not the canary any more.`);
    api.set(CHANGE, response(aStatus([aRelease({ app: 'mf-map' })])));
    api.set(STATUS, response(aStatus([aRelease({ app: 'mf-map' })])));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make stable' }));
    await screen.findByRole('button', { name: 'Roll back' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.sent(CHANGE).at(-1)).toEqual({
      action: 'promote',
      version: canary,
      reason: 'for the fair',
      force: true,
    });
  });

  it('says what fits what', async () => {
    const pair = { shell: '1.0.0-1', remote: 'mf-map', version: stable, missing: [] } as const;
    const missing = ['react ^19.3.2'];
    const pairs = [pair, { ...pair, shell: '1.0.0-2', missing }].map((one) => ({
      ...one,
      missing: [...one.missing],
    }));
    open({ ...aStatus(), pairs });
    const rows = rowsOf(await screen.findByRole('table', { name: 'Which versions fit which shell' }));
    expect(rows).toEqual([
      ['', 'Shell 1.0.0-1', 'Shell 1.0.0-2'],
      [`mf-map ${stable}`, 'Fits', 'Misses react ^19.3.2'],
    ]);
    screen.getByText('Some versions do not fit each other.');
  });
});

describe('the list of releases', () => {
  it('is loading, may fail, and is asked for again', async () => {
    const api = open('broken');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await screen.findByText('This could not be loaded');
    api.set(STATUS, response(aStatus()));
    press('Try again');
    await screen.findByRole('heading', { name: 'mf-map' });
  });

  it('may be empty', async () => {
    open(aStatus([aRelease({ versions: [] })]));
    await screen.findByText('Nothing is released yet');
  });

  it('is refreshed every half minute, and stays when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = open();
    await screen.findByText('Too early to say');
    api.set(STATUS, response(aStatus([aCanary({ verdict: 'ready' })])));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByText('Ready to go on');
    api.set(STATUS, BROKEN);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByText('This could not be refreshed');
    expect(screen.getByText('Ready to go on')).toBeDefined();
    api.set(STATUS, response(aStatus([aCanary()])));
    press('Try again');
    await screen.findByText('Too early to say');
    expect(screen.queryByText('This could not be refreshed')).toBeNull();
  });

  it('stays without a network, with its time', async () => {
    open();
    await screen.findByRole('heading', { name: 'mf-map' });
    act(() => setConnectivity('offline'));
    expect(screen.getByText('You are offline')).toBeDefined();
    expect(screen.getByText(/^What you see is from 21 Nov 2026, /)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'mf-map' })).toBeDefined();
  });
});
