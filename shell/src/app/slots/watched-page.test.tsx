import type { RemoteName } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { modules } from '@suite/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { canaryOf, documentWith, exposedOf, REMOTES } from '../../fixtures/discovery.ts';
import { messages } from '../../messages.ts';
import { reportWhenLeft } from '../../remotes/outcomes/outcomes.ts';
import { pageView } from '../../remotes/views.ts';
import { RemotePage } from './remote-page.tsx';

const told: { remote: string; kind: string; reason?: string }[] = [];

function remoteWith(Page: () => ReactNode) {
  return { contract: '1.0.0', pages: { map: async () => ({ default: Page }) }, panels: {} };
}

beforeEach(() => {
  told.length = 0;
  sessionStorage.clear();
  document.body.innerHTML = '<script type="application/json" id="page-view">"view-1"</script>';
  // The document of the tests has no layout: what has something in it is as large as a page.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isThere = this.closest('[hidden]') === null;
    return new DOMRect(0, 0, isThere ? 400 : 0, isThere ? 300 : 0);
  });
  vi.spyOn(document, 'elementFromPoint').mockImplementation(() => document.querySelector('[data-cover]'));
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    void (body as Blob).text().then((text) => told.push(...JSON.parse(text).signals));
    return true;
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json(documentWith(Object.fromEntries(REMOTES.map((remote) => [remote, canaryOf(remote)])))),
    ),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const stop = reportWhenLeft();
  return () => {
    stop();
    vi.useRealTimers();
  };
});

function Suspended(): never {
  throw new Promise(() => undefined);
}

test.each<[string, RemoteName, () => ReactNode, string]>([
  ['draws what takes no room', 'mf-map', () => <p hidden>something</p>, 'empty'],
  [
    'hides the page',
    'mf-building',
    () => {
      document.getElementById('page')?.setAttribute('hidden', '');
      return <p>something</p>;
    },
    'hidden',
  ],
  [
    'lies over all controls',
    'mf-apartment',
    () => (
      <p>
        <a href="/x">to the masterplan</a>
        <span data-cover />
      </p>
    ),
    'covered',
  ],
  ['never ends its placeholder', 'mf-account', () => <p role="status">Loading</p>, 'suspended'],
  ['suspends for ever', 'mf-panels', Suspended, 'suspended'],
])(
  'a canary that %s is counted bad, and the stable version takes its place',
  async (_, remote, Page, reason) => {
    modules.set(`${remote.replaceAll('-', '_')}__canary/remote`, remoteWith(Page));
    modules.set(
      exposedOf(remote),
      remoteWith(() => {
        document.getElementById('page')?.removeAttribute('hidden');
        return <p>the map</p>;
      }),
    );
    vi.spyOn(Math, 'random').mockReturnValue(0);
    render(
      <AppIntl messages={messages}>
        <main id="page">
          <RemotePage view={pageView(remote, 'map')} />
        </main>
      </AppIntl>,
    );
    await vi.advanceTimersByTimeAsync(100);
    for (let waited = 0; waited < 12_000 && screen.queryByText('the map') === null; waited += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await screen.findByText('the map')).toBeTruthy();
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() =>
      expect(told.find((signal) => signal.remote === remote && signal.kind === 'bad')).toMatchObject({
        reason,
      }),
    );
  },
);
