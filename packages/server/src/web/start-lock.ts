import { createHash } from 'node:crypto';
import { START_LOCK } from '@suite/contracts';

/** By which the page makes the address of the service worker, where its policy wants addresses to be made. */
const TYPES = 'start';

/**
 * Script of the page of a canary of the shell, in its head: holds the lock by which the service worker finds that the
 * thread of the page never yields, and sees to it that there is a worker, also on a first visit. Not in a page that is
 * loaded anew, as the worker does: none is replaced twice.
 */
const SCRIPT = `{const {locks:l,serviceWorker:s}=navigator,t=self.trustedTypes,[n]=performance.getEntriesByType('navigation');if(l&&s&&n?.type!='reload'){\
l.request('${START_LOCK.name} '+Date.now()+' '+location.href,{mode:'shared'},()=>new Promise(end=>setTimeout(end,${START_LOCK.heldMs}))).catch(()=>0);\
s.controller?.postMessage('${START_LOCK.name}');\
s.register(t?t.createPolicy('${TYPES}',{createScriptURL:()=>'/sw.js'}).createScriptURL(''):'/sw.js').catch(()=>0)}}`;

export const START_LOCK_SCRIPT = `<script>${SCRIPT}</script>`;

export const START_LOCK_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** The policy of a page with that script. */
export function policyWithStartLock(policy: string): string {
  return policy
    .replace("script-src 'self'", (sources) => `${sources} ${START_LOCK_HASH}`)
    .replace('trusted-types default', (types) => `${types} ${TYPES}`);
}
