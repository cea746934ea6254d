import { isExpected } from './integrity.ts';

interface TrustedTypePolicyFactory {
  readonly defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Released files, which never change, and the service worker. */
const OWN_SCRIPT = /^\/(r\/|sw\.js$)/;

/**
 * The one policy of the page (`trusted-types default`): a script comes from the released files of this site, or from
 * an address that the discovery document names with its integrity and the folder of that. Markup from text has no
 * rule, so it is refused.
 */
export function allowReleasedScripts(
  scope: { readonly trustedTypes?: TrustedTypePolicyFactory } = globalThis as never,
): void {
  // A page has one, also where another version of the shell began before this one took its place.
  if (scope.trustedTypes?.defaultPolicy) return;
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isReleasedScript(url)) return url;
      throw new TypeError(`${url} is no script of this site`);
    },
  });
}

export function isReleasedScript(address: string): boolean {
  const url = new URL(address, location.href);
  return (url.origin === location.origin && OWN_SCRIPT.test(url.pathname)) || isExpected(url.href);
}
