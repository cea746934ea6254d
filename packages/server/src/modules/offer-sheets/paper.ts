import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { PrintPicture } from './sheet.ts';

/** Points, 72 an inch. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FONTS_FOLDER = path.join(import.meta.dirname, '../../../fonts');
const FONTS = {
  serif: 'source-serif-4-300.ttf',
  sans: 'source-sans-3-400.ttf',
  bold: 'source-sans-3-600.ttf',
} as const;
type Font = keyof typeof FONTS;
const fontBytes = new Map<Font, Buffer>();

/** Tokens of the screens, which paper shares. */
export const INKS = { ink: '#1b1f1e', ink2: '#4c534f', ink3: '#5f6561', line: '#d5d0c5' } as const;

export interface TextLook {
  readonly font: Font;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** What the text leads to. */
  readonly link?: string;
  /** Lines at most; one when absent. What does not fit ends in "…". */
  readonly lines?: number;
}

export type Paper = ReturnType<typeof openPaper>;

/** One page to draw on. Nothing that is drawn makes a second one. */
export function openPaper(
  size: 'A4' | 'LETTER',
  about: { readonly title: string; readonly author: string; readonly language: string },
) {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    lang: about.language,
    displayTitle: true,
    // The day that the sheet names: the same sheet is the same bytes.
    info: {
      Title: about.title,
      Author: about.author,
      CreationDate: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    },
  });
  for (const [name, file] of Object.entries(FONTS) as [Font, string][]) {
    const bytes = fontBytes.get(name) ?? readFileSync(path.join(FONTS_FOLDER, file));
    fontBytes.set(name, bytes);
    pdf.registerFont(name, bytes);
  }
  const { width, height } = pdf.page;

  return {
    width,
    height,
    pdf,
    /** Writes into a column and gives the height that was taken. */
    text(text: string, x: number, y: number, columnWidth: number, look: TextLook): number {
      const { font, size: fontSize, colour = INKS.ink, align = 'left', link, lines = 1 } = look;
      pdf.font(font).fontSize(fontSize).fillColor(colour);
      const lineHeight = pdf.currentLineHeight(true);
      const options = { width: columnWidth, height: lineHeight * lines + 0.5, ellipsis: true, align };
      pdf.text(text, x, y, { ...options, ...(link && { link }) });
      return (
        Math.min(lines, Math.round(pdf.heightOfString(text, { width: columnWidth }) / lineHeight)) *
        lineHeight
      );
    },
    widthOf(text: string, font: Font, fontSize: number): number {
      return pdf.font(font).fontSize(fontSize).widthOfString(text);
    },
    line(y: number, from: number, to: number): void {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(INKS.line).stroke();
    },
    /** Draws a picture whole, as large as fits, and gives its box. */
    picture(
      picture: PrintPicture,
      box: Box,
      at: { readonly right?: boolean; readonly middle?: boolean } = {},
    ): Box {
      const scale = Math.min(box.width / picture.width, box.height / picture.height);
      const [pictureWidth, pictureHeight] = [picture.width * scale, picture.height * scale];
      const x =
        box.x + (at.right ? box.width - pictureWidth : at.middle ? (box.width - pictureWidth) / 2 : 0);
      const y = box.y + (at.middle ? (box.height - pictureHeight) / 2 : 0);
      pdf.image(picture.bytes, x, y, { width: pictureWidth, height: pictureHeight });
      return { x, y, width: pictureWidth, height: pictureHeight };
    },
    async close(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
