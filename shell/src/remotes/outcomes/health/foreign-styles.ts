import { firstLength, lengthOf } from '../baseline.ts';

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

function isChanged(sheet: CSSStyleSheet): boolean {
  return firstLength(sheet) !== lengthOf(sheet);
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
