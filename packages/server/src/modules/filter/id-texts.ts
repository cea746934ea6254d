import { countRows, type RowBitset } from '@suite/filter-engine';

/** Ids as they are written in JSON, each with a comma after it; that of row n begins at `starts[n]`. */
export interface IdTexts {
  readonly bytes: DataView;
  readonly starts: Uint32Array;
}

/** More than the ten digits of the largest id and its comma. */
const CELL_BYTES = 12;

export function idTextsOf(ids: readonly number[]): IdTexts {
  const texts = ids.map((id) => `${id},`);
  const starts = new Uint32Array(ids.length + 1);
  texts.forEach((text, row) => {
    starts[row + 1] = (starts[row] ?? 0) + text.length;
  });
  // Of the last one a whole cell can be read, too.
  return { bytes: viewOf(Buffer.from(texts.join('') + ' '.repeat(CELL_BYTES), 'latin1')), starts };
}

/**
 * `head`, the ids of the rows with commas between them, `tail`. A list of numbers and a text made of it would take
 * ten times as long: here each id is copied as three words, of which the next one overwrites what is too much.
 */
export function writeIds({ bytes, starts }: IdTexts, set: RowBitset, [head, tail]: [string, string]): Buffer {
  const count = countRows(set);
  const text = Buffer.allocUnsafe(head.length + (count + 1) * CELL_BYTES + tail.length);
  const into = viewOf(text);
  let end = text.write(head, 'latin1');
  for (let k = 0; k < set.words.length; k += 1) {
    const first = (set.at[k] ?? 0) * 32;
    for (let rest = set.words[k] ?? 0; rest !== 0; ) {
      const bit = rest & -rest;
      const row = first + 31 - Math.clz32(bit);
      const from = starts[row] ?? 0;
      into.setInt32(end, bytes.getInt32(from));
      into.setInt32(end + 4, bytes.getInt32(from + 4));
      into.setInt32(end + 8, bytes.getInt32(from + 8));
      end += (starts[row + 1] ?? from) - from;
      rest ^= bit;
    }
  }
  // Without the comma after the last one.
  if (count > 0) end -= 1;
  end += text.write(tail, end, 'latin1');
  return text.subarray(0, end);
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}
