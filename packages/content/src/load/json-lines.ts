type Path = readonly PropertyKey[];

const STRING = /"(?:[^"\\]|\\.)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/**
 * Line, from 1, on which the value at `path` of a valid JSON text begins; that of the nearest value around it
 * where there is none.
 */
export function lineOfPath(text: string, path: Path): number {
  const starts = new Map<string, number>();
  scanValue(text, skipSpace(text, 0), '', starts);
  for (let length = path.length; length > 0; length -= 1) {
    const offset = starts.get(pointer(path.slice(0, length)));
    if (offset !== undefined) return lineOfOffset(text, offset);
  }
  return lineOfOffset(text, skipSpace(text, 0));
}

export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function pointer(path: Path): string {
  return path.map((step) => `/${String(step)}`).join('');
}

/** Notes where each value begins, and gives the offset behind this one. */
function scanValue(text: string, offset: number, path: string, starts: Map<string, number>): number {
  starts.set(path, offset);
  const first = text[offset];
  if (first === '{' || first === '[') return scanMembers(text, offset + 1, path, starts, first === '{');
  return endOf(first === '"' ? STRING : SCALAR, text, offset);
}

function scanMembers(
  text: string,
  from: number,
  path: string,
  starts: Map<string, number>,
  isObject: boolean,
): number {
  let offset = skipSpace(text, from);
  for (let index = 0; offset < text.length && !/[\]}]/.test(text[offset] ?? ''); index += 1) {
    let step = String(index);
    if (isObject) {
      const end = endOf(STRING, text, offset);
      step = String(JSON.parse(text.slice(offset, end)));
      offset = skipSpace(text, skipSpace(text, end) + 1);
    }
    offset = skipSpace(text, scanValue(text, offset, `${path}/${step}`, starts));
    if (text[offset] === ',') offset = skipSpace(text, offset + 1);
  }
  return offset + 1;
}

function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : text.length;
}

function skipSpace(text: string, offset: number): number {
  let end = offset;
  while (/\s/.test(text[end] ?? '')) end += 1;
  return end;
}
