/**
 * The shared packages that are too heavy for every page, by the pages that draw with them. Asked for beside
 * the remote, which would otherwise find out only when its own script runs. The import here is also what
 * makes the shell bring them: the bundler provides only what the shell itself names.
 */
const SHARED_BY_PAGE: Readonly<Record<string, () => Promise<unknown>>> = {
  map: () => import('@suite/picture/geo'),
  masterplan: () => import('@suite/picture'),
  building: () => import('@suite/picture'),
};

export function fetchSharedFor(page: string): void {
  // A failure here is met again, and told, where the remote asks for the same package.
  SHARED_BY_PAGE[page]?.().catch(() => undefined);
}
