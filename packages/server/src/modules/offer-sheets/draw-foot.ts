import { encode } from 'uqr';
import { type Box, INKS, type Paper } from './paper.ts';
import type { Sheet } from './sheet.ts';

const CODE_SIZE = 64;
const CAPTION_WIDTH = 110;

/** Seller, the way to the unit on the web, and what the sheet does not promise. */
export function drawFoot(
  paper: Paper,
  { seller, link, disclaimer }: Sheet,
  { x, y, width, height }: Box,
): void {
  paper.line(y, x, x + width);
  const right = x + width;
  const sellerWidth = width - CODE_SIZE - CAPTION_WIDTH - 30;
  paper.text(seller.title, x, y + 12, sellerWidth, { font: 'sans', size: 8.5, colour: INKS.ink3 });
  let left = x;
  if (seller.logo) {
    const logo = { x, y: y + 28, width: sellerWidth * 0.45, height: 26 };
    left += paper.picture(seller.logo, logo).width + 20;
  }
  const columnWidth = x + sellerWidth - left;
  let top = y + (seller.logo ? 25 : 24);
  paper.text(seller.name, left, top, columnWidth, { font: 'bold', size: 10 });
  for (const { text, link: address } of seller.lines) {
    top += 13.5;
    paper.text(text, left, top, columnWidth, { font: 'sans', size: 10, link: address });
  }
  drawCode(paper, link.address, right - CODE_SIZE, y + 10);
  const captionX = right - CODE_SIZE - CAPTION_WIDTH - 10;
  const caption = { align: 'right', link: link.address } as const;
  paper.text(link.text, captionX, y + 12, CAPTION_WIDTH, { font: 'bold', size: 8.5, ...caption });
  const address = link.address.replace(/^https?:\/\//, '');
  paper.text(address, captionX, y + 24, CAPTION_WIDTH, {
    ...{ font: 'sans', size: 7.5, colour: INKS.ink2, lines: 4 },
    ...caption,
  });
  paper.text(disclaimer, x, y + height - 12, width, { font: 'sans', size: 8, colour: INKS.ink2 });
}

function drawCode(paper: Paper, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = CODE_SIZE / size;
  const { pdf } = paper;
  for (const [row, dark] of data.entries()) {
    for (const [column, isDark] of dark.entries()) {
      if (isDark) pdf.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  pdf.fill(INKS.ink);
}
