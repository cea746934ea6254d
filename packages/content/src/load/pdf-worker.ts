import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** A page to draw; it counts from 1, and is null where the file is to have one only. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly page: number | null;
}

export type PdfResult =
  | { readonly kind: 'page'; readonly width: number; readonly height: number; readonly pixels: Uint8Array }
  | { readonly kind: 'pages'; readonly count: number }
  | { readonly kind: 'broken'; readonly cause: string };

/** Pixels of the longer side: an A3 sheet in 180 an inch. */
const LONGER_SIDE = 3000;
/** A small page is not blown up further: 576 pixels an inch. */
const MOST_SCALE = 8;

async function drawn({ bytes, page }: PdfJob): Promise<PdfResult> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const count = document.getPageCount();
  if (count < 1 || (page === null && count > 1) || (page !== null && page > count))
    return { kind: 'pages', count };
  const sheet = document.getPage((page ?? 1) - 1);
  const { originalWidth, originalHeight } = sheet.getOriginalSize();
  const scale = Math.min(MOST_SCALE, LONGER_SIDE / Math.max(originalWidth, originalHeight));
  const { width, height, data } = await sheet.render({ scale });
  return { kind: 'page', width, height, pixels: data };
}

parentPort?.on('message', (job: PdfJob) => {
  drawn(job).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => parentPort?.postMessage({ kind: 'broken', cause: String(error) }),
  );
});
