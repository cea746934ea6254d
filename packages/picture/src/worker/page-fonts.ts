import type { WorkerFont } from './serve-painters.ts';

const FILE = /url\(["']?([^"')]+)/;

function nameOf(family: string): string {
  return family.replaceAll(/["']/g, '');
}

/** The fonts among these families that the page has, each with the address of its file. */
export function fontAddresses(families: string): Map<string, FontFace> {
  const faces = [...document.fonts].filter(
    ({ status, family }) => status === 'loaded' && families.includes(nameOf(family)),
  );
  const found = new Map<string, FontFace>();
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const read = (name: string) => rule.style.getPropertyValue(name);
    const [, address] = FILE.exec(read('src')) ?? [];
    const face = faces.find(
      ({ family, unicodeRange }) =>
        nameOf(family) === nameOf(read('font-family')) &&
        unicodeRange === (read('unicode-range') || 'U+0-10FFFF'),
    );
    if (address && face) {
      found.set(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI).href, face);
    }
  }
  return found;
}

/** The font with its file, which the browser has kept. */
export async function fontOf(address: string, face: FontFace): Promise<WorkerFont> {
  const { family, weight, style, unicodeRange } = face;
  const file = await (await fetch(address)).arrayBuffer();
  return { family: nameOf(family), file, descriptors: { weight, style, unicodeRange } };
}
