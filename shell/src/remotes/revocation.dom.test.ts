import { CONTRACT_VERSION } from '@suite/contracts';
import { resolve } from '@suite/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canaryOf, documentWith } from '../fixtures/discovery.ts';

const CANARIES = { 'mf-map': canaryOf('mf-map'), 'mf-account': canaryOf('mf-account') };
const REVOKED = { revision: 2, revoked: ['mf-map@2.0.0-canary'] };
const at = (revision: number) => documentWith(CANARIES, { revision });
const visit = { visitorId: 'a'.repeat(32), cohorts: [], overrides: {}, shellVersion: CONTRACT_VERSION };

let now: object | null;
let asked = 0;

/** A page that has read its document and resolved its visit. */
async function openPage() {
  vi.resetModules();
  const revocation = await import('./revocation.ts');
  const { candidatesOf } = await import('./visit/resolution.ts');
  await candidatesOf('mf-map');
  asked = 0;
  return { ...revocation, candidatesOf };
}

const candidateOf = (remote: 'mf-map' | 'mf-account') => resolve(at(1), visit)[remote]?.[0] ?? null;
const versions = async (candidatesOf: (remote: 'mf-map') => Promise<readonly { version: string }[]>) =>
  (await candidatesOf('mf-map')).map(({ version }) => version);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  now = at(1);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (now === null) throw new TypeError('Failed to fetch');
    return Response.json(now);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('looking for what was withdrawn', () => {
  test('tells who shows a withdrawn version, once the stable one is known, and nobody else', async () => {
    const { lookForRevoked, onRevoked, candidatesOf } = await openPage();
    const told: string[] = [];
    onRevoked('mf-map', candidateOf('mf-map'), () => told.push('mf-map'));
    onRevoked('mf-account', candidateOf('mf-account'), () => told.push('mf-account'));
    expect(await versions(candidatesOf)).toEqual(['2.0.0-canary', '1.0.0-abc']);
    now = documentWith(CANARIES, REVOKED);
    await lookForRevoked();
    expect(told).toEqual(['mf-map']);
    expect(await versions(candidatesOf)).toEqual(['1.0.0-abc']);
  });

  test('has a page whose shell was withdrawn loaded anew when the visitor goes to another, and not before', async () => {
    const { lookForRevoked, takeOffWaiting } = await openPage();
    const reload = vi.fn();
    takeOffWaiting(reload);
    now = documentWith(CANARIES, { revision: 2, revoked: [`shell@${__APP_VERSION__}`] });
    await lookForRevoked();
    expect(reload).not.toHaveBeenCalled();
    takeOffWaiting(reload);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('leaves what stands when nothing was withdrawn, whatever else was released', async () => {
    const { lookForRevoked, onRevoked, candidatesOf } = await openPage();
    const told = vi.fn();
    onRevoked('mf-map', candidateOf('mf-map'), told);
    now = documentWith({}, { revision: 2 });
    await lookForRevoked();
    expect(told).not.toHaveBeenCalled();
    expect(await versions(candidatesOf)).toEqual(['2.0.0-canary', '1.0.0-abc']);
  });

  test.each([
    ['the server does not answer', null],
    ['its document is not later', documentWith(CANARIES, { ...REVOKED, revision: 1 })],
    ['its document is none', { hello: 'there' }],
  ])('leaves what stands when %s', async (_, response) => {
    const { lookForRevoked, onRevoked } = await openPage();
    const told = vi.fn();
    onRevoked('mf-map', candidateOf('mf-map'), told);
    now = response;
    await lookForRevoked();
    expect(told).not.toHaveBeenCalled();
  });

  test('tells nobody who is gone, and takes a page of no version as it is', async () => {
    const { lookForRevoked, onRevoked } = await openPage();
    const told = vi.fn();
    onRevoked('mf-map', candidateOf('mf-map'), told)();
    onRevoked('mf-map', null, told)();
    now = documentWith(CANARIES, REVOKED);
    await lookForRevoked();
    expect(told).not.toHaveBeenCalled();
  });

  test.each([
    ['is sent', false, {}, 'look'],
    ['is left for another page', true, {}, 'leave'],
    ['does not count, since the version does harm', true, { insecure: REVOKED.revoked }, null],
  ])('lets a version stand until what is typed into it %s', async (_what, isUnsent, facts, step) => {
    const { lookForRevoked, takeOffWaiting, onRevoked } = await openPage();
    const form = document.createElement('form');
    form.dataset.unsent = 'mf-map@2.0.0-canary';
    document.body.replaceChildren(form);
    const told = vi.fn();
    onRevoked('mf-map', candidateOf('mf-map'), told);
    now = documentWith(CANARIES, { ...REVOKED, ...facts });
    await lookForRevoked();
    if (step !== null) expect(told).not.toHaveBeenCalled();
    if (!isUnsent) form.remove();
    if (step === 'look') await lookForRevoked();
    if (step === 'leave') takeOffWaiting();
    expect(told).toHaveBeenCalledOnce();
  });

  test('does not wait for what is typed into another version', async () => {
    const { lookForRevoked, onRevoked } = await openPage();
    const form = document.createElement('form');
    form.dataset.unsent = 'mf-account@2.0.0-canary';
    document.body.replaceChildren(form);
    const told = vi.fn();
    onRevoked('mf-map', candidateOf('mf-map'), told);
    now = documentWith(CANARIES, REVOKED);
    await lookForRevoked();
    expect(told).toHaveBeenCalledOnce();
  });

  test('takes the styles of a withdrawn version off the page', async () => {
    const { lookForRevoked, onRevoked } = await openPage();
    const sheet = { href: '/r/mf-map/2.0.0-canary/page.css', disabled: false };
    vi.spyOn(document, 'querySelectorAll').mockReturnValue([sheet] as never);
    onRevoked('mf-map', candidateOf('mf-map'), () => undefined);
    now = documentWith(CANARIES, REVOKED);
    await lookForRevoked();
    await vi.waitFor(() => expect(sheet.disabled).toBe(true));
  });
});

test('looks once a minute while the page is looked at, and when the visitor comes back', async () => {
  const { watchRevocations } = await openPage();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const comeBack = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.advanceTimersByTimeAsync(0);
  };
  const end = watchRevocations();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  seen.mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(300_000);
  await comeBack();
  expect(asked).toBe(1);
  seen.mockReturnValue('visible');
  await comeBack();
  expect(asked).toBe(2);
  end();
  await vi.advanceTimersByTimeAsync(300_000);
  await comeBack();
  expect(asked).toBe(2);
});
