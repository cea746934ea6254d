import { endArrival, isArrivalOver, isArrivalState, noteRestoring, resetStores } from '@suite/bus';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginArrival } from './begin-arrival.ts';

/** What the server says of the only project. */
function told(content: string, language: string): void {
  document.body.innerHTML = '<section data-arrival-card></section>';
  document.head.innerHTML = `<meta name="leads-to" content="${content}" data-project="" data-language="${language}">`;
}

/** Where a visit that begins at a path finds itself, and whether as an arrival. */
function begun(path: string): [string, boolean] {
  window.history.replaceState(null, '', path);
  beginArrival();
  return [location.pathname + location.search, isArrivalState(window.history.state?.usr)];
}

beforeEach(() => {
  sessionStorage.clear();
  resetStores();
  // biome-ignore lint/suspicious/noDocumentCookie: empties what the former test stored
  document.cookie = 'language=; Max-Age=0; Path=/';
  told('1', '1');
});

describe('a visit that begins at the landing', () => {
  it.each([
    ['/', '1', '/masterplan/1'],
    ['/', '6', '/rs/masterplan/1'],
    ['/rs', '1', '/rs/masterplan/1'],
    ['/?from=mail', '1', '/masterplan/1?from=mail'],
  ])('%s opens the picture of the only project, whose language is %s: %s', (path, language, expected) => {
    told('1', language);
    expect(begun(path)).toEqual([expected, true]);
  });

  it('goes by the language that the visitor has chosen', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it
    document.cookie = 'language=rs; Path=/';
    expect(begun('/')).toEqual(['/rs/masterplan/1', true]);
  });

  it('is an arrival once', () => {
    expect(begun('/')).toEqual(['/masterplan/1', true]);
    endArrival();
    expect([isArrivalState(window.history.state?.usr), isArrivalOver()]).toEqual([false, true]);
    expect(begun('/')).toEqual(['/', false]);
  });

  it('is over when the page of the picture is loaded again, which has no card', () => {
    begun('/');
    beginArrival();
    expect([isArrivalState(window.history.state?.usr), isArrivalOver()]).toEqual([false, true]);
  });

  it('goes on to the map where the page has no card', () => {
    document.body.innerHTML = '';
    expect(begun('/')).toEqual(['/', false]);
  });

  it.each(['', 'x', '0'])('goes on to the map where the page names no picture: %j', (content) => {
    told(content, '1');
    expect(begun('/')).toEqual(['/', false]);
  });
});

describe('a visit that begins at the root of a project', () => {
  /** Where it finds itself, in the page of a project that its address names, or of the only one. */
  function ledTo(path: string, project: string): string {
    document.head.innerHTML = `<meta name="leads-to" content="3" data-project="${project}">`;
    const [address, isArrival] = begun(path);
    expect(isArrival).toBe(false);
    return address;
  }

  it.each([
    ['/masterplan', '', '/masterplan/3'],
    ['/rs/masterplan', '', '/rs/masterplan/3'],
    ['/masterplan?project=7&rooms=2', '7', '/masterplan/3?rooms=2'],
    // Copies of pages, which a browser without a network shows at other addresses.
    ['/masterplan?project=8', '7', '/masterplan?project=8'],
    ['/masterplan', '7', '/masterplan'],
    ['/masterplan?project=7', '', '/masterplan?project=7'],
    ['/profile', '', '/profile'],
  ])('%s, in the page of project %j, is at %s', (path, project, expected) => {
    expect(ledTo(path, project)).toBe(expected);
  });

  it('stays there for a member, who may see other projects', () => {
    noteRestoring();
    expect(ledTo('/masterplan', '')).toBe('/masterplan');
  });
});

it.each(['/map', '/masterplan/1', '/rs/masterplan/2/building/1', '/bane', '/nowhere'])(
  'a visit that begins at %s has no arrival any more',
  (path) => {
    expect(begun(path)).toEqual([path, false]);
    expect(begun('/')).toEqual(['/', false]);
  },
);
