import { GRANTED_CHOICE, type GrantedChoice, PAGE_READS_ID, type PageReads } from '@suite/contracts';
import type { SignedDocument } from './shell-files.ts';
import { START_LOCK_SCRIPT } from './start-lock.ts';

export interface PageFacts {
  /** Null where documents are not signed. */
  readonly publicKey: string | null;
  /** What the page reports with how the remotes fare; null for one that does not. */
  readonly pageView: string | null;
  /** Versions and cohorts that the address asks for, where its visitor may. */
  readonly granted: GrantedChoice | null;
  /** What starts this version of the shell, from each address that it can be had from. */
  readonly again: readonly string[];
  /** What starts the stable shell, in the page of a canary; null in its own. */
  readonly formerShell: string | null;
  /** By which a browser says from then on that the canary did not start in it. */
  readonly failedShellCookie: string;
  /** Whether the service worker is to find out where the canary hangs: there is one, and a former version. */
  readonly hasStartLock: boolean;
  /** What the page reads first, so that it need not ask. */
  readonly reads: PageReads;
}

/** Most of the bytes are of the document: a page that is cut off shows its facts, and asks for the document. */
const BODY_END = '</body>';

/**
 * The shell's page with the document in it, so that it need not be waited for, and what it is verified with. Scripts of
 * data are not run, and the policy of the page lets them be.
 */
export function shellPage(
  html: string,
  signed: SignedDocument,
  { publicKey, pageView, granted, again, formerShell, failedShellCookie, hasStartLock, reads }: PageFacts,
): string {
  const parts = [
    ...(hasStartLock ? [START_LOCK_SCRIPT] : []),
    ...(pageView === null ? [] : [data('page-view', JSON.stringify(pageView))]),
    ...(granted === null ? [] : [data(GRANTED_CHOICE, JSON.stringify(granted).replaceAll('<', '\\u003c'))]),
    // What stands in a template is neither fetched nor run until the page takes it out.
    ...again.map((markup) => `<template class="again">${markup}</template>`),
    ...(formerShell === null
      ? []
      : [`<template id="former-shell" title="${failedShellCookie}">${formerShell}</template>`]),
    ...(publicKey === null
      ? []
      : [
          `<meta name="discovery-key" content="${publicKey}">`,
          data('discovery-signature', JSON.stringify(signed.signature)),
        ]),
  ];
  // Functions, since a replacement of text has characters of its own.
  const page = html.replace('</head>', () => `${parts.join('')}</head>`);
  const hasReads = Object.keys(reads).length > 0;
  const document =
    (hasReads ? data(PAGE_READS_ID, JSON.stringify(reads).replaceAll('<', '\\u003c')) : '') +
    data('discovery-document', signed.bytes.toString());
  return page.includes(BODY_END) ? page.replace(BODY_END, () => document + BODY_END) : page + document;
}

/** Written without `<`, so that nothing in it ends the script. */
function data(id: string, json: string): string {
  if (json.includes('<')) throw new TypeError(`${id} cannot stand in a page`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}
