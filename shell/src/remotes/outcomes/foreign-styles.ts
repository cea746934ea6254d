/** How many rules each sheet had when it came, before anything was drawn with it. */
const lengths = new WeakMap<CSSStyleSheet, number>();
for (const sheet of document.styleSheets) isChanged(sheet);
document.addEventListener('load', noteSheet, true);

/**
 * Takes away what a version added to the styles of the whole document: versions bring theirs in files, whose rules hold
 * inside of them. A file that got more rules, or fewer, is loaded anew. Gives whether there was something.
 */
export function dropForeignStyles(): boolean {
  const adopted = document.adoptedStyleSheets?.length > 0;
  if (adopted) document.adoptedStyleSheets = [];
  const changed = [...document.styleSheets].filter(isChanged);
  for (const { ownerNode } of changed) restore(ownerNode);
  return adopted || changed.length > 0;
}

function noteSheet({ target }: Event): void {
  const isStyle = target instanceof HTMLLinkElement || target instanceof HTMLStyleElement;
  if (isStyle && target.sheet) isChanged(target.sheet);
}

function isChanged(sheet: CSSStyleSheet): boolean {
  const length = lengthOf(sheet);
  const before = lengths.get(sheet) ?? length;
  lengths.set(sheet, before);
  return length !== before;
}

function lengthOf(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    // Of another origin: nobody here reads its rules, or writes any.
    return 0;
  }
}

function restore(node: CSSStyleSheet['ownerNode']): void {
  // Its text is parsed anew.
  if (node instanceof HTMLStyleElement) node.append('');
  if (!(node instanceof HTMLLinkElement)) return;
  const fresh = node.cloneNode() as HTMLLinkElement;
  // The old one stays until the new one is there, so that nothing is drawn without.
  fresh.addEventListener('load', () => node.remove(), { once: true });
  node.after(fresh);
}
