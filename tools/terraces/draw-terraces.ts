import type { ProjectModel, Unit } from '@suite/api';
import { terracesToDraw } from '@suite/content';
import { routePath } from '@suite/contracts';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, provideChromium } from '../chromium.ts';

/** In the proportions in which shared links are shown. */
const SIZE = { width: 800, height: 420 };
/** Drawn larger, which makes edges smooth with less work than several samples a pixel and all that comes with them. */
const DRAWN = { width: 1.5 * SIZE.width, height: 1.5 * SIZE.height };
const WEBP_QUALITY = 0.6;
/** Drawn by software, a frame takes seconds. */
const PATIENCE_MS = 300_000;
/** Two pictures in a row that are the same: nothing is drawn any more. */
const REST_MS = 300;

export interface DrawnTerrace {
  readonly key: string;
  readonly bytes: Uint8Array;
  /** How far it is: `3 of 140`. */
  readonly of: string;
}

interface Envelope<Data> {
  readonly data: Data;
}

/** What is seen from the terraces of a project, drawn by the page of a running suite. */
export async function* drawTerraces(origin: string, projectId: number): AsyncIterable<DrawnTerrace> {
  const read = async <Data>(what: string) => {
    const response = await fetch(`${origin}/api/v1/frontend/projects/${projectId}/${what}`);
    if (!response.ok) throw new Error(`${response.url} responds with ${response.status}`);
    return ((await response.json()) as Envelope<Data>).data;
  };
  const { attributes: model } = await read<{ attributes: ProjectModel }>('model');
  const units = await read<readonly { attributes: Unit }[]>('apartments');
  const pathOf = new Map(
    units.map(({ attributes: { id, buildingId, masterplanId } }) => [
      id,
      routePath('apartment-id', 'en', { apartmentId: id, buildingId, masterplanId }),
    ]),
  );
  const keys = terracesToDraw(model.units.map(({ key, ...place }) => ({ unit: key, ...place })));
  const drawn = model.units.filter(({ key, id }) => keys.includes(key) && pathOf.has(id));
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: DRAWN, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.addInitScript(() => sessionStorage.setItem('model-quality', 'low'));
    let former: Buffer = Buffer.alloc(0);
    for (const [index, { key, id, buildingId }] of drawn.entries()) {
      const address = `${pathOf.get(id)}?terrace=1`;
      if (buildingId === drawn[index - 1]?.buildingId) await page.evaluate(goTo, address);
      else await open(page, origin + address);
      former = await restingPicture(page, former);
      yield { key, bytes: await packed(page, former), of: `${index + 1} of ${drawn.length}` };
    }
  } finally {
    await browser.close();
  }
}

/** The place is loaded once a building, with all the others; from home to home of it the page stays. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-model-state="ready"]:not([inert])').waitFor();
  await page.evaluate(isolate, DRAWN);
  await page.waitForLoadState('networkidle');
}

/** Another picture than the former one, once nothing more is drawn: two in a row are the same. */
async function restingPicture(page: Page, former: Buffer): Promise<Buffer> {
  const shot = () => page.screenshot({ clip: { x: 0, y: 0, ...DRAWN } });
  let last = former;
  for (let next = await shot(); ; next = await shot()) {
    if (next.equals(last) && !next.equals(former)) return next;
    last = next;
    await page.waitForTimeout(REST_MS);
  }
}

async function packed(page: Page, picture: Buffer): Promise<Uint8Array> {
  const input = { picture: picture.toString('base64'), quality: WEBP_QUALITY, ...SIZE };
  return Buffer.from(await page.evaluate(pack, input), 'base64');
}

/** Runs in the page: as a link of it does. */
function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Runs in the page: the canvas fills the corner of the window, over everything else. */
function isolate({ width, height }: { readonly width: number; readonly height: number }): void {
  const surface = document.querySelector('[role="application"]');
  const layer = surface?.parentElement;
  if (!layer) throw new Error('There is no terrace');
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '9999',
    transition: 'none',
  });
  for (const other of layer.children) if (other !== surface) (other as HTMLElement).style.display = 'none';
}

interface PackInput {
  readonly picture: string;
  readonly quality: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
async function pack({ picture, quality, width, height }: PackInput): Promise<string> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
  const packed = await canvas.convertToBlob({ type: 'image/webp', quality });
  const letters = new Uint8Array(await packed.arrayBuffer());
  return btoa(Array.from(letters, (letter) => String.fromCharCode(letter)).join(''));
}
