import { type FirstShape, PICTURE_WIDTHS } from '@suite/contracts';
import type { FloorPlan, ViewMedium } from '@suite/domain';

/** Pages that open with a picture; how much of the window it has differs. */
export type PicturePageKind = 'arrival' | 'masterplan' | 'building';

/** Picture that a page opens with, which stands in its first HTML. */
export interface FirstPicture {
  readonly kind: PicturePageKind | 'plan';
  /** Address without a width: what the page knows the picture by. */
  readonly url: string;
  /** Choice of addresses, as an image has it: the browser takes the one that fits. */
  readonly srcset: string;
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly focus: PictureFocus;
  /** What is to be seen, where somebody wrote it. */
  readonly alt: string | null;
  /** What stands over it; none where that is more than a page should begin with. */
  readonly shapes: readonly FirstShape[];
  /** What stands below a plan. */
  readonly caption?: string;
  /** The page of a home with a price has less room for its plan on a phone. */
  readonly isPriced?: boolean;
}

/** What of a picture must stay visible, as shares of the picture: its middle, and its size. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Narrower than this no screen's picture is. */
const LEAST_PX = 400;
/** Bar and footer; what a phone has beside them leaves the picture smaller. */
const AROUND_PX = 96;
/** What of a picture is wider than this comes in tiles, where it has them. */
const WIDEST_BELOW_TILES_PX = 2560;
/** As `focusBoxOf` of the picture's package has it: the page places the same picture by the same box. */
const FOCUS_MARGIN = 0.06;
/** How high the picture is on an upright phone: above a sheet, or the bar, and the choice of cookies. */
const PHONE_HEIGHTS: Readonly<Record<PicturePageKind, string>> = {
  arrival: '100vh - 191px',
  masterplan: '50vh - 52px',
  building: '100vh - 365px',
};
/** What a page shows at first: areas before their buildings; points of interest never decide. */
const MAIN_KINDS = ['masterplan', 'building', 'apartment'] as const;
/** A page with the shapes of more than these would be longer than what they save. */
const MOST_SHAPES = 400;
const WHOLE: PictureFocus = { x: 0.5, y: 0.5, width: 1, height: 1 };

/**
 * The picture of a view. The page takes the same choice (`preloadedChoice` in the API client), so that what the HTML
 * brought is what it shows.
 */
export function firstPicture(
  view: ViewMedium,
  kind: PicturePageKind,
  shapes: readonly FirstShape[] = [],
): FirstPicture {
  const { width, height } = view.mediaData;
  const ratio = rounded(width / height);
  // The picture covers its stage, which is as high as the window without what is around it.
  const covering = (stageHeight: string) => `max(100vw, calc((${stageHeight}) * ${ratio}))`;
  return {
    kind,
    url: view.url,
    srcset: candidates(view.url, width, view.tiles !== undefined).join(', '),
    sizes: [...phoneSizes(covering(PHONE_HEIGHTS[kind])), covering(`100vh - ${AROUND_PX}px`)].join(', '),
    width,
    height,
    focus: { ...focusOf(view.mediaData), ...(kind === 'arrival' && focusPointOf(view.mediaData)) },
    alt: view.mediaData.alt ?? null,
    shapes: shapes.length > MOST_SHAPES ? [] : shapes,
  };
}

/** The drawing of a home, whole and as it is. */
export function firstPlan(
  { url, size }: FloorPlan,
  { alt, caption, isPriced }: Required<Pick<FirstPicture, 'caption' | 'isPriced'>> & { readonly alt: string },
): FirstPicture {
  return {
    kind: 'plan',
    url,
    srcset: `${url} ${size.width}w`,
    sizes: '100vw',
    ...size,
    focus: WHOLE,
    alt,
    shapes: [],
    caption,
    isPriced,
  };
}

/**
 * On a phone little more than a pixel for each of the page is enough to begin with, and a third of the bytes of all that
 * it has; the page takes the sharp one once it stands.
 */
function phoneSizes(size: string): string[] {
  return [
    `${PHONE} and (min-resolution: 2.5dppx) calc(0.4 * ${size})`,
    `${PHONE} and (min-resolution: 1.5dppx) calc(0.6 * ${size})`,
    `${PHONE} ${size}`,
  ];
}

const PHONE = '(max-width: 599px)';

/** Widths that a visitor who saves data is offered. */
const SAVING_PX = 800;

/** The same picture, narrow. */
export function narrowPicture(picture: FirstPicture): FirstPicture {
  const narrow = picture.srcset
    .split(', ')
    .filter((one) => Number.parseInt(one.split(' ')[1] ?? '', 10) <= SAVING_PX);
  return narrow.length === 0 ? picture : { ...picture, srcset: narrow.join(', ') };
}

function candidates(url: string, widthPx: number, hasTiles: boolean): string[] {
  const widths = PICTURE_WIDTHS.filter((one) => one >= LEAST_PX);
  const enough = widths.findIndex((one) => one >= widthPx);
  const served = enough < 0 ? widths : widths.slice(0, enough + 1);
  const isWhole = enough < 0 && !(hasTiles && widthPx > WIDEST_BELOW_TILES_PX);
  return [...served.map((one) => `${url}&resize=${one} ${one}w`), ...(isWhole ? [`${url} ${widthPx}w`] : [])];
}

function focusOf({ width, height, polygons }: ViewMedium['mediaData']): PictureFocus {
  const main = MAIN_KINDS.find((kind) => polygons.some((one) => one.kind === kind));
  const points = polygons.filter(({ kind }) => kind === main).flatMap(({ ring }) => ring);
  if (points.length === 0) return WHOLE;
  const across = spanOf(points.map(([x = 0]) => x / width));
  const down = spanOf(points.map(([, y = 0]) => y / height));
  return {
    x: rounded(across.middle),
    y: rounded(down.middle),
    width: rounded(across.shown),
    height: rounded(down.shown),
  };
}

/** An arrival shows no areas yet: what the picture is said to be about stands beside the card. */
function focusPointOf({ focus }: ViewMedium['mediaData']): Pick<PictureFocus, 'x' | 'y'> | undefined {
  return focus && { x: rounded(focus.x / 100), y: rounded(focus.y / 100) };
}

/** Of shares of the picture; what is to be shown ends with it, margin or not. */
function spanOf(shares: readonly number[]) {
  const least = shares.reduce((one, other) => Math.min(one, other));
  const most = shares.reduce((one, other) => Math.max(one, other));
  const margin = (most - least) * FOCUS_MARGIN;
  return {
    middle: (least + most) / 2,
    shown: Math.min(1, most + margin) - Math.max(0, least - margin),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
