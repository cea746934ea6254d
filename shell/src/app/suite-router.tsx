import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router';
import { followLocale } from '../locale/follow-locale.ts';
import { watchInputWay } from './focus/input-way.ts';
import { noteLeftLinks } from './focus/left-links.ts';

/**
 * The address of the browser, for everything below. The library's own `BrowserRouter` tells of a new address only as
 * it is drawn; the language has to be that of the new address before.
 */
export function SuiteRouter({ children }: { children: ReactNode }) {
  const [{ history, noteLeft }] = useState(startHistory);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((now) => {
        noteLeft(now);
        followLocale(now.location.pathname);
        startTransition(() => setState({ action: now.action, location: now.location }));
      }),
    [history, noteLeft],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

function startHistory() {
  // Without `v5Compat` the history tells of Back and Forward only, and not of links.
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const { push } = history;
  // The page of the first of two quick presses is still being drawn: the second would need a Back of its own.
  history.push = (to, state) => {
    const isHere = history.createURL(to).href === window.location.href;
    return isHere ? history.replace(to, state) : push(to, state);
  };
  followLocale(history.location.pathname);
  watchInputWay();
  return { history, noteLeft: noteLeftLinks(history.location) };
}
