import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PixelSize } from '@suite/shapes';
import sharp from 'sharp';
import { counted } from '../counted.ts';
import type { PdfJob, PdfResult } from './pdf-worker.ts';

/** A page as a picture, or what keeps it from being one. */
export type PdfPage =
  | { readonly kind: 'picture'; readonly png: Buffer; readonly size: PixelSize }
  | { readonly kind: 'refused'; readonly message: string; readonly expected: string };

/** A sheet of an architect takes 0.3 s. */
const TIMEOUT_MS = 30_000;
const SAVE_AGAIN = 'Save it again as PDF without a password, or as SVG or PNG.';

/** Draws pages of PDF files in a thread of its own, which is ended where a file takes too long. */
export class PdfPages implements AsyncDisposable {
  #worker: Worker | null = null;

  /** One after the other. `file` is how the sentences call it. */
  async draw(file: string, job: PdfJob): Promise<PdfPage> {
    const result = await this.#ask(job);
    if (result.kind === 'pages') return pageRefused(file, job.page, result.count);
    if (result.kind === 'broken') {
      const isLocked = /password/i.test(result.cause);
      return refused(isLocked ? 'The PDF is encrypted.' : 'The file is no PDF that can be read.', SAVE_AGAIN);
    }
    const { width, height, pixels } = result;
    const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { kind: 'picture', png, size: { width, height } };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #ask(job: PdfJob): Promise<PdfResult> {
    this.#worker ??= new Worker(new URL('./pdf-worker.ts', import.meta.url));
    this.#worker.postMessage(job);
    try {
      const [result] = await once(this.#worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return result as PdfResult;
    } catch (error) {
      // It crashed, or took too long: the next file gets another.
      await this[Symbol.asyncDispose]();
      return { kind: 'broken', cause: String(error) };
    }
  }
}

function pageRefused(file: string, page: number | null, count: number): PdfPage {
  if (count < 1) return refused('The PDF has no page.', SAVE_AGAIN);
  const is = `The PDF has ${counted(count, 'page')}`;
  if (page !== null) return refused(`${is}, and no page ${page}.`, `Name one up to ${count}.`);
  return refused(`${is}.`, `Name one: ${file}#page=1, or put it into a file of its own.`);
}

function refused(message: string, expected: string): PdfPage {
  return { kind: 'refused', message, expected };
}
