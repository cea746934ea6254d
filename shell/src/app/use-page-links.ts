import { LOCALE_INFO, LOCALES, pathInLocale } from '@suite/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps the addresses that the server put into the head true when the visitor moves on: browsers share the canonical
 * one. The server knows which page stands for several; from the second page on each stands for itself.
 */
export function usePageLinks(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    lead('[rel=canonical]', pathname);
    lead('[hreflang=x-default]', pathInLocale(pathname, 'en'));
    for (const locale of LOCALES) {
      lead(`[hreflang=${LOCALE_INFO[locale].tag}]`, pathInLocale(pathname, locale));
    }
  }, [pathname]);
}

/** Pages without such a link stay so. */
function lead(selector: string, pathname: string): void {
  const link = document.head.querySelector<HTMLLinkElement>(`link${selector}`);
  if (link) link.href = new URL(pathname, link.href).href;
}
