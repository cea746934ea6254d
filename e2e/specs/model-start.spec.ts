import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import type { Media } from '@suite/api';
import { buildingPath, demoBuilding, demoBuildings, demoMasterplan, masterplanPath } from '../pages/demo.ts';
import {
  addressOf,
  bareScreenshot,
  bareStage,
  differenceOf,
  drawBySoftware,
  ModelPage,
  seenAtRest,
} from '../pages/model.ts';
import { PicturePage, viewsOf } from '../pages/picture.ts';

/** A picture fills this frame, so that no soft margin is compared; with few pixels, since a frame by software is slow. */
test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.4 });
/** Drawn by software, a frame takes seconds on a busy machine. */
test.setTimeout(900_000);

/** Mean difference of a picture and the model's first frame at 160 × 90, per channel of 255: the model begins with the picture. */
const MOST = 2;
/** The lowest quality keeps less of a picture's file than the page does, which is seen where that is zoomed: soft edges. */
const MOST_ZOOMED = 3.5;
/**
 * The same in the model's own light, where the picture does not come: of leaves and panes, in the lowest quality. A
 * building of each kind, and the one that is farthest from its picture. The pictures show plainer furniture on the terraces.
 */
const MOST_IN_OWN_LIGHT: Readonly<Record<string, number>> = { H1: 15.8, B3: 16.3, T1: 14, M3: 15.5 };

const isEverything = process.env.MODEL === 'all';

/** A picture of the demo and where it is shown, without shapes of homes. */
interface ShownView {
  readonly name: string;
  readonly path: string;
}

const WITHOUT_SHAPES = '?shapes=0';
/** Areas are never hidden: they stay over the model until its view moves. */
const WITH_AREAS = '';

/** Every view of a part of the demo: of the part itself, and of its buildings. */
async function viewsOfPlace(request: APIRequestContext, place: string): Promise<ShownView[]> {
  const masterplan = await demoMasterplan(request, place);
  const buildings = await demoBuildings(request, masterplan);
  const shown = (name: string, path: string, media: readonly Media[], query = WITHOUT_SHAPES) =>
    viewsOf(media).map((view, index) => ({
      name: index === 0 ? name : `${name}, ${view.name}`,
      path: `${path}${index === 0 ? '' : `/${view.id}`}${query}`,
    }));
  return [
    ...shown(masterplan.name, masterplanPath(masterplan), masterplan.media, WITH_AREAS),
    ...buildings.flatMap((one) => shown(one.name, buildingPath(one), one.media)),
  ];
}

/** How a visitor looks at a picture before they step into the model: by the keys of its zoom buttons. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  'at rest': [],
  zoomed: ['Enter', 'Enter'],
  moved: ['Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowDown'],
  'zoomed and moved': ['Enter', 'Enter', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp'],
};
const AT_REST = ['at rest'] as const;
/**
 * A model takes ten seconds to come without a graphics card: a picture of each kind (the whole place, a part, houses, the
 * back of a bar, a tower) and each look once, unless all are asked for.
 */
const USUAL: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Porto Vala': { 'Porto Vala': [...AT_REST, 'zoomed'] },
  'Porto Vala Hills': { H1: [...AT_REST, 'moved'] },
  'Porto Vala Bay': { 'Porto Vala Bay': AT_REST, 'B2, Garden side': AT_REST },
  'Porto Vala Marina': { T1: [...AT_REST, 'zoomed and moved'] },
};
/** The nearest to its picture and the one that is farthest from it. */
const USUAL_IN_OWN_LIGHT = ['T1', 'B3'];

/** How the views of a part are looked at, at rest before all. */
function looksOf(place: string, views: readonly ShownView[]): Readonly<Record<string, readonly string[]>> {
  const every = Object.fromEntries(views.map(({ name }) => [name, Object.keys(LOOKS)]));
  return isEverything ? every : (USUAL[place] ?? {});
}

async function showPicture(page: Page, path: string, keys: readonly string[] = []): Promise<void> {
  await page.goto(path);
  await new PicturePage(page).isReady();
  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
  for (const key of keys) await zoomIn.press(key);
}

/** Images on their way: a sharper picture is asked for beside the document, and the first to ask waits until it is made. */
function watchImages(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'image' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** The picture once it stands still and nothing sharper is on its way. */
async function restingStage(page: Page, images: ReadonlySet<Request>): Promise<string> {
  return addressOf(
    await seenAtRest(
      () => bareScreenshot(page),
      () => images.size === 0,
    ),
  );
}

/** From a picture that stands still on the screen into the model, and how much that is seen. */
async function stepInto(page: Page, picture: string): Promise<number> {
  await page.getByRole('link', { name: '3D', exact: true }).click();
  await new ModelPage(page).isShown();
  const shown = await bareStage(page);
  return differenceOf(page, [picture, shown]);
}

/** Runs in the page before it: the files of pictures are shown, and not given to the model. */
function withholdPictures(): void {
  const own = HTMLImageElement.prototype;
  const { get, set } = Object.getOwnPropertyDescriptor(own, 'src') ?? {};
  if (!get || !set) throw new Error('Images have no address');
  Object.defineProperty(own, 'src', {
    get,
    set(this: HTMLImageElement, address: string) {
      const isForModel = this.crossOrigin !== null && address.includes('/media-content/');
      set.call(this, isForModel ? 'data:,' : address);
    },
  });
}

for (const place of Object.keys(USUAL))
  test(`the models of ${place} begin as their pictures`, async ({ page, request }) => {
    await drawBySoftware(page);
    const images = watchImages(page);
    const found: Record<string, string> = {};
    const views = await viewsOfPlace(request, place);
    for (const [name, looks] of Object.entries(looksOf(place, views))) {
      const index = views.findIndex((view) => view.name === name);
      const view = views[index];
      if (!view) throw new Error('The demo content has changed');
      let resting = '';
      for (const look of looks) {
        const keys = LOOKS[look] ?? [];
        await showPicture(page, view.path, keys);
        const picture = await restingStage(page, images);
        resting ||= picture;
        const isMoved = picture !== resting;
        expect(isMoved, `The keys of ${look} do something`).toBe(keys.length > 0);
        const difference = await stepInto(page, picture);
        found[`${name} ${look}`] = difference.toFixed(2);
        expect.soft(difference, `${name} ${look}`).toBeLessThanOrEqual(isMoved ? MOST_ZOOMED : MOST);
      }
    }
    test.info().annotations.push({ type: 'differences', description: JSON.stringify(found) });
  });

for (const name of isEverything ? Object.keys(MOST_IN_OWN_LIGHT) : USUAL_IN_OWN_LIGHT)
  test(`the model of ${name} begins near its picture where that does not come`, async ({ page, request }) => {
    await drawBySoftware(page);
    await page.addInitScript(withholdPictures);
    const images = watchImages(page);
    await showPicture(page, buildingPath(await demoBuilding(request, name)) + WITHOUT_SHAPES);
    const difference = await stepInto(page, await restingStage(page, images));
    test.info().annotations.push({ type: 'differences', description: difference.toFixed(2) });
    expect(difference).toBeLessThanOrEqual(MOST_IN_OWN_LIGHT[name] ?? 0);
  });
