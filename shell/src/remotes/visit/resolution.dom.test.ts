import { afterEach, expect, test, vi } from 'vitest';
import { canaryOf, documentWith } from '../../fixtures/discovery.ts';

const listed = documentWith({ 'mf-map': canaryOf('mf-map') });
const STABLE = '1.0.0-abc';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** What a page at this address takes for the map, where the server grants what is given. */
async function mapVersion(search: string, granted?: object): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(listed)),
  );
  history.replaceState(null, '', `/map${search}`);
  document.body.innerHTML = granted
    ? `<script type="application/json" id="granted-choice">${JSON.stringify(granted)}</script>`
    : '';
  const { candidatesOf } = await import('./resolution.ts');
  const [first] = await candidatesOf('mf-map');
  return [first?.version, first?.because];
}

test('an address alone chooses no version, and keeps nothing for the next page', async () => {
  const usual = await mapVersion('');
  expect(await mapVersion(`?override=mf-map@${STABLE}&cohort=qa`)).toEqual(usual);
  expect(sessionStorage.length).toBe(0);
});

test('what the server grants is taken, and holds for the tab', async () => {
  const granted = { overrides: [`mf-map@${STABLE}`], cohorts: [] };
  expect(await mapVersion('', granted)).toEqual([STABLE, 'override']);
  expect(await mapVersion('')).toEqual([STABLE, 'override']);
});

test('what the server grants, and the document does not list, is refused', async () => {
  const usual = await mapVersion('');
  const granted = { overrides: ['mf-map@https://elsewhere.example/x.js'], cohorts: ['nobody'] };
  expect(await mapVersion('', granted)).toEqual(usual);
});
