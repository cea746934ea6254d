import type { LazyView, PageProps } from '@suite/contracts';
import type { AccountPage } from './account-pages.ts';

/** The way to one of the pages; a page of its own takes its place in `remote.ts` when it is built. */
export function loadPage(page: AccountPage): LazyView<PageProps> {
  return async () => {
    const { UnbuiltPage } = await import('./unbuilt-page.tsx');
    return { default: () => <UnbuiltPage page={page} /> };
  };
}
