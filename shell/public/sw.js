// Service worker of the whole site. Files of released versions and pictures never change under their address, so they
// are kept; pages, the discovery document and what is read of the catalogue are asked of the server, and what was kept
// stands in when it does not answer. Everything else goes its own way.
const RELEASED = 'released-files';
const PICTURES = 'pictures';
const PAGES = 'pages';
const CATALOGUE = 'catalogue';
const MOST = { [RELEASED]: 300, [PICTURES]: 60, [CATALOGUE]: 120 };

const DOCUMENT = /^\/discovery\.json(\.sig)?$/;
const READ = /^\/(th-server\/)?api\/v1\/(frontend|public)\//;
/** In the tags of the page: its scripts have such addresses too, of things that are no files. */
const SHELL_FILE = /(?:src|href)=["']?(\/r\/shell\/[^"' >]+)/g;
/** Of the address that the page was made for; the sentence about lost scripts stays. */
const FACTS = /<!--facts-->.*<!--\/facts-->/s;
const PICTURE = /\/media-content\/\d+\/file$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

function answerOf(event) {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return serverFirst(event, PAGES, '/', keepPage);
  if (url.pathname.startsWith('/r/')) return keptFirst(request, RELEASED);
  if (PICTURE.test(url.pathname)) return keptFirst(request, PICTURES);
  if (DOCUMENT.test(url.pathname)) return serverFirst(event, PAGES, url.pathname, keep);
  return isPublicRead(request, url) ? serverFirst(event, CATALOGUE, request.url, keep) : null;
}

/** What a member sees is not kept for whoever sits here next, and a stream has no end to keep. */
function isPublicRead(request, url) {
  const isStream = request.headers.get('accept')?.includes('text/event-stream');
  return READ.test(url.pathname) && !isStream && !request.headers.has('authorization');
}

async function keptFirst(request, name) {
  const cache = await caches.open(name);
  // Who asks past the caches has found that what they keep is not what it should be.
  const kept = request.cache === 'no-cache' ? undefined : await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  const isForEver = answer.headers.get('cache-control')?.includes('immutable');
  if (answer.status === 200 && isForEver) await keep(name, request.url, answer.clone());
  return answer;
}

// One page serves every address: the shell reads the address itself. Kept data carry the date they are of.
async function serverFirst(event, name, key, keepAnswer) {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200 && !isForNobodyElse(answer))
      event.waitUntil(keepAnswer(name, key, answer.clone()));
    event.waitUntil(report(event, null));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(name)).match(key);
    if (!kept) throw error;
    event.waitUntil(report(event, kept.headers.get('date')));
    return kept;
  }
}

/** What is of a project in private preview is not kept: whoever sits here next may not see it. */
function isForNobodyElse(answer) {
  return answer.headers.get('cache-control')?.includes('no-store') === true;
}

/** Says to the page that asked whether the answer is a copy, and of when; null for one of the server. */
async function report(event, copiedAt) {
  const page = event.request.mode === 'navigate' ? undefined : await self.clients.get(event.clientId);
  page?.postMessage({ copiedAt });
}

// A page is kept when the files that it names are: a page of one version never stands with half of another.
async function keepPage(name, key, answer) {
  const html = await answer.text();
  const files = await caches.open(RELEASED);
  const wanted = new Set([...html.matchAll(SHELL_FILE)].map(([, file]) => file));
  for (const file of wanted) if (!(await files.match(file))) await files.add(file);
  const { headers, status } = answer;
  await keep(name, key, new Response(html.replace(FACTS, ''), { headers, status }));
}

async function keep(name, key, answer) {
  const cache = await caches.open(name);
  await cache.put(key, answer);
  const keys = await cache.keys();
  if (keys.length <= (MOST[name] ?? keys.length)) return;
  const inUse = await pageText();
  const spare = keys.filter((request) => !inUse.includes(new URL(request.url).pathname));
  for (const old of spare.slice(0, keys.length - MOST[name])) await cache.delete(old);
}

/** The kept page and document, whose files stay however many there are. */
async function pageText() {
  const pages = await caches.open(PAGES);
  const kept = await Promise.all(['/', '/discovery.json'].map((key) => pages.match(key)));
  const texts = await Promise.all(kept.map((answer) => answer?.text() ?? ''));
  return texts.join();
}
