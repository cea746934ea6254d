import { createPainter, type PainterMessage, type PaintMessage } from '../drawing/painter.ts';

/** A font of the page with its file, since a worker has none. */
export interface WorkerFont {
  readonly family: string;
  readonly file: ArrayBuffer;
  readonly descriptors: FontFaceDescriptors;
}

/** What the page asks of one of the painters, by its number. It goes when there is nothing to ask. */
export interface PainterRequest {
  readonly painter: number;
  /** First: the fonts of its labels that no other was given. */
  readonly fonts?: readonly WorkerFont[];
  readonly messages?: readonly PainterMessage[];
}

interface WorkerScope {
  readonly fonts: FontFaceSet;
  onmessage: ((event: MessageEvent<PainterRequest>) => void) | null;
  /** The number of a painter that is there, or has painted all that was asked for. */
  readonly postMessage: (painter: number) => void;
}

/** Paints what is asked for. While it paints, what is asked for counts as one: the last. */
function createServedPainter(moreFamilies: string, onPainted: () => void): (message: PainterMessage) => void {
  const paint = createPainter(moreFamilies);
  const waiting = new Map<number, PaintMessage>();

  function paintWaiting(): void {
    for (const message of waiting.values()) paint(message);
    waiting.clear();
    onPainted();
  }

  return (message) => {
    if (message.kind !== 'paint') {
      paint(message);
      return;
    }
    if (waiting.size === 0) setTimeout(paintWaiting);
    const former = waiting.get(message.id);
    // Of two parts all is painted; of the same one what was asked for last.
    waiting.set(
      message.id,
      former && former.part !== message.part ? { ...message, part: undefined } : message,
    );
  };
}

/** To be called where the script is a worker's: a painter for each picture of the page. */
export function startPainters(): void {
  const scope = globalThis as unknown as WorkerScope;
  const painters = new Map<number, (message: PainterMessage) => void>();

  async function open(painter: number, fonts: readonly WorkerFont[]): Promise<void> {
    for (const { family, file, descriptors } of fonts) {
      scope.fonts.add(await new FontFace(family, file, descriptors).load());
    }
    const report = () => scope.postMessage(painter);
    // What Chromium has found for a list of families it keeps, whatever fonts come; another list is looked up anew.
    painters.set(painter, createServedPainter(`,fonts-${painter}`, report));
    report();
  }

  scope.onmessage = ({ data: { painter, fonts, messages } }) => {
    const take = painters.get(painter);
    if (fonts) void open(painter, fonts);
    else if (take && messages) messages.forEach(take);
    else painters.delete(painter);
  };
}
