import { drawFoot } from './draw-foot.ts';
import { type Box, INKS, openPaper, type Paper } from './paper.ts';
import type { PrintPicture, PrintView, Sheet } from './sheet.ts';

/** Points. */
const MARGIN = 40;
const TOP = 32;
const GAP = 14;
const PICTURE_GAP = 10;
/** Of a picture that stands alone: the rest of the page is for the plan. */
const MOST_PICTURE_HEIGHT = 190;
const FOOT_HEIGHT = 104;
const FACTS_WIDTH = 190;
const FACT_HEIGHT = 17;
const PILL_HEIGHT = 16;
const SHAPE_OPACITY = 0.5;

/** As on the screens: text of each status. */
const STATUS_COLOURS = {
  available: '#1a6640',
  'pending-reservation': '#9e2b22',
  reserved: '#0e6268',
  sold: '#8f450c',
  unavailable: '#6e5206',
} as const;

/** The sheet as a PDF of one page. */
export async function drawSheet(sheet: Sheet, size: 'a4' | 'letter'): Promise<Buffer> {
  const { title, seller, language } = sheet;
  const paper = openPaper(size === 'letter' ? 'LETTER' : 'A4', { title, author: seller.name, language });
  const width = paper.width - 2 * MARGIN;
  const footTop = paper.height - TOP - FOOT_HEIGHT;
  drawHead(paper, sheet, { x: MARGIN, y: TOP, width, height: 26 });
  drawTitle(paper, sheet, { x: MARGIN, y: TOP + 46, width, height: 62 });
  const top = drawPictures(paper, sheet, { x: MARGIN, y: TOP + 118, width }) + GAP;
  const body = { y: top, height: footTop - GAP - top };
  drawPlan(paper, sheet, { x: MARGIN, width: width - FACTS_WIDTH - 2 * GAP, ...body });
  drawFacts(paper, sheet, { x: paper.width - MARGIN - FACTS_WIDTH, width: FACTS_WIDTH, ...body });
  drawFoot(paper, sheet, { x: MARGIN, y: footTop, width, height: FOOT_HEIGHT });
  return paper.close();
}

function drawHead(paper: Paper, { logo, projectName, kind, day }: Sheet, { x, y, width, height }: Box): void {
  if (logo) paper.picture(logo, { x, y, width: width * 0.6, height });
  else paper.text(projectName, x, y, width * 0.6, { font: 'serif', size: 18 });
  const right = { align: 'right' } as const;
  paper.text(kind, x, y - 1, width, { font: 'bold', size: 10, ...right });
  paper.text(day, x, y + 12, width, { font: 'sans', size: 10, colour: INKS.ink2, ...right });
  paper.line(y + height + 10, x, x + width);
}

function drawTitle(paper: Paper, sheet: Sheet, { x, y, width }: Box): void {
  const { where, unitName, status, asOf, price, accent } = sheet;
  const priceWidth = Math.min(width * 0.45, paper.widthOf(price.text, 'serif', 22) + 4);
  const nameWidth = width - priceWidth - GAP;
  paper.text(where, x, y, width, { font: 'sans', size: 9.5, colour: INKS.ink2 });
  const nameSize = Math.max(16, Math.min(28, (28 * nameWidth) / paper.widthOf(unitName, 'serif', 28)));
  paper.text(unitName, x, y + 11 + (28 - nameSize), nameWidth, { font: 'serif', size: nameSize });
  const line = y + 51;
  let textX = x;
  if (status) {
    const colour = STATUS_COLOURS[status.key];
    paper.pdf.circle(x + 3.5, line + 6.5, 3.5).fill(colour);
    const statusWidth = paper.widthOf(status.text, 'bold', 9.5) + 2;
    paper.text(status.text, x + 11, line, statusWidth, { font: 'bold', size: 9.5, colour });
    textX += 11 + statusWidth + 8;
  }
  paper.text(asOf, textX, line, 200, { font: 'sans', size: 9.5, colour: INKS.ink2 });
  const right = { x: x + width - priceWidth, align: 'right' } as const;
  paper.text(price.text, right.x, y + 16, priceWidth, {
    font: 'serif',
    size: 22,
    colour: accent,
    align: 'right',
  });
  if (price.detail) {
    const look = { font: 'sans', size: 9.5, colour: INKS.ink2, align: 'right' } as const;
    paper.text(price.detail, right.x, line, priceWidth, look);
  }
}

/** The building and what is seen from the terrace beside each other, as high as each other; gives the bottom of both. */
function drawPictures(
  paper: Paper,
  { view, terrace, ...sheet }: Sheet,
  { x, y, width }: Omit<Box, 'height'>,
): number {
  if (!(view || terrace)) return y - GAP;
  const ratioOf = (picture: PrintPicture | undefined) => (picture ? picture.width / picture.height : 0);
  const [viewRatio, terraceRatio] = [ratioOf(view ?? undefined), ratioOf(terrace?.picture)];
  const gap = view && terrace ? PICTURE_GAP : 0;
  const height = Math.min(MOST_PICTURE_HEIGHT, (width - gap) / (viewRatio + terraceRatio));
  if (view) drawView(paper, { ...sheet, view }, { x, y, width: height * viewRatio, height });
  if (!terrace) return y + height;
  const box = { x: x + height * viewRatio + gap, y, width: height * terraceRatio, height };
  paper.pdf.save();
  paper.pdf.roundedRect(box.x, y, box.width, height, 3).clip();
  paper.picture(terrace.picture, box);
  paper.pdf.restore();
  const look = { font: 'sans', size: 8.5, colour: INKS.ink3 } as const;
  return y + height + 3 + paper.text(terrace.name, box.x, y + height + 3, box.width, look);
}

/** The picture of the building with the unit's shape on it. */
function drawView(
  paper: Paper,
  { view, accent, unitNumber }: Pick<Sheet, 'accent' | 'unitNumber'> & { readonly view: PrintView },
  { x, y, width, height }: Box,
): void {
  const { pdf } = paper;
  const points = view.ring.map(([pointX, pointY]): [number, number] => [
    x + pointX * width,
    y + pointY * height,
  ]);
  pdf.save();
  pdf.roundedRect(x, y, width, height, 3).clip();
  pdf.image(view.bytes, x, y, { width, height });
  pdf
    .polygon(...points)
    .fillOpacity(SHAPE_OPACITY)
    .fill(accent);
  pdf
    .lineJoin('round')
    .polygon(...points)
    .lineWidth(2)
    .stroke('#ffffff');
  pdf.restore();
  drawPill(paper, unitNumber, points, { x, y, width, height });
}

/** The unit's number above its shape, or below where there is no room. */
function drawPill(
  paper: Paper,
  text: string,
  points: readonly (readonly [number, number])[],
  view: Box,
): void {
  const look = { font: 'bold', size: 9.5 } as const;
  const width = Math.min(view.width / 3, paper.widthOf(text, look.font, look.size) + 14);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const x = Math.min(Math.max(view.x + 6, middle - width / 2), view.x + view.width - width - 6);
  const above = Math.min(...ys) - PILL_HEIGHT - 5;
  const below = Math.min(Math.max(...ys) + 5, view.y + view.height - PILL_HEIGHT - 4);
  const y = above >= view.y + 4 ? above : below;
  paper.pdf.roundedRect(x, y, width, PILL_HEIGHT, 3).fillOpacity(1).fill('#ffffff');
  paper.text(text, x + 7, y + 2, width - 13, look);
}

function drawPlan(paper: Paper, { plan }: Sheet, box: Box): void {
  if (!plan) return;
  const noteHeight = plan.note ? 14 : 0;
  const drawn = paper.picture(plan.picture, { ...box, height: box.height - noteHeight }, { middle: true });
  if (plan.note) {
    const look = { font: 'sans', size: 8.5, colour: INKS.ink3 } as const;
    paper.text(plan.note, drawn.x, drawn.y + drawn.height + 3, box.width, look);
  }
}

function drawFacts(paper: Paper, { facts, rooms, extras }: Sheet, { x, y, width, height }: Box): void {
  let top = y;
  for (const { label, value } of facts) {
    drawRow(paper, { x, y: top, width, height: FACT_HEIGHT }, { label, value, size: 10, hasLine: true });
    top += FACT_HEIGHT;
  }
  const extrasHeight = extras.text ? 44 : 0;
  const { rows, title } = rooms;
  if (rows.length > 0) {
    top += 10;
    paper.text(title, x, top, width, { font: 'bold', size: 9 });
    top += 14;
    const rowHeight = Math.min(13, (y + height - extrasHeight - top) / rows.length);
    for (const { label, value } of rows) {
      const size = Math.min(9, rowHeight * 0.78);
      drawRow(paper, { x, y: top, width, height: rowHeight }, { label, value, size, hasLine: false });
      top += rowHeight;
    }
  }
  if (!extras.text) return;
  top = Math.min(top + 10, y + height - extrasHeight + 8);
  paper.text(extras.title, x, top, width, { font: 'bold', size: 9 });
  paper.text(extras.text, x, top + 13, width, { font: 'sans', size: 9, colour: INKS.ink2, lines: 2 });
}

interface Row {
  readonly label: string;
  readonly value: string;
  readonly size: number;
  readonly hasLine: boolean;
}

function drawRow(paper: Paper, { x, y, width, height }: Box, { label, value, size, hasLine }: Row): void {
  const valueWidth = Math.min(width * 0.7, paper.widthOf(value, hasLine ? 'bold' : 'sans', size) + 2);
  const textY = y + (height - size * 1.3) / 2;
  paper.text(label, x, textY, width - valueWidth - 6, { font: 'sans', size, colour: INKS.ink2 });
  const look = { font: hasLine ? 'bold' : 'sans', size, align: 'right' } as const;
  paper.text(value, x + width - valueWidth, textY, valueWidth, look);
  if (hasLine) paper.line(y + height, x, x + width);
}
