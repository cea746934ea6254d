export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1250';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Text of a file of another program: UTF-16 by its mark or by the zero bytes of its first characters, UTF-8 where the
 * bytes are valid UTF-8, else Windows-1250, in which Excel for Central Europe writes CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Of(bytes);
  if (wide) return decoded(bytes, wide);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return decoded(bytes, 'Windows-1250');
  }
}

/** The decoder takes a byte order mark away. */
function decoded(bytes: Uint8Array, encoding: Encoding): DecodedText {
  return { text: new TextDecoder(encoding.toLowerCase()).decode(bytes), encoding };
}

function utf16Of(bytes: Uint8Array): Encoding | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'UTF-16LE';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'UTF-16BE';
  return null;
}
