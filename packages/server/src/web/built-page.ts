import { createHash } from 'node:crypto';

/** The page of one version of the shell as it was built. */
export interface BuiltPage {
  /** With the style sheets of its head written out, so that the first paint waits for no file. */
  readonly template: string;
  /** Hashes of its inline scripts, as the policy of the page names them. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the style sheets that are written out. */
  readonly styleHashes: readonly string[];
  /** Markup of the scripts and styles that start this version in another page. */
  readonly startMarkup: string;
  /** Markup of what brings a page's first picture to life before that; empty in a version that has none. */
  readonly stillMarkup: string;
  /** Markup of the style sheets of its head, which have its fonts. */
  readonly styleMarkup: string;
  /** Markup of the files that its own page asks for. */
  readonly filesMarkup: string;
}

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const STILL = /<template id="?still"?>(.*?)<\/template>/s;
const STYLE = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const START = new RegExp(`<script\\b[^>]*\\bsrc=[^>]*></script>|${STYLE.source}`, 'g');
const ADDRESS = /\bhref="?([^"\s>]*)/;
const HEAD_END = '</head>';

/** @param textOf text of the file of the shell at an address; null where there is none. */
export async function builtPage(
  html: string,
  textOf: (address: string) => Promise<string | null>,
): Promise<BuiltPage> {
  const plain = html.replace(STILL, '');
  const { markup, hashes } = await withStylesWritten(html, textOf);
  const template = markup.replace(STILL, '');
  const stillMarkup = STILL.exec(markup)?.[1] ?? '';
  return {
    template,
    scriptHashes: Array.from(template.matchAll(INLINE_SCRIPT), ([, text = '']) => sourceOf(text)),
    styleHashes: hashes,
    stillMarkup,
    startMarkup: (plain.match(START) ?? []).join(''),
    styleMarkup: (headOf(plain).match(STYLE) ?? []).join(''),
    filesMarkup: ((template + stillMarkup).match(START) ?? []).join(''),
  };
}

function headOf(html: string): string {
  return html.slice(0, Math.max(0, html.indexOf(HEAD_END)));
}

/** Styles in the body stay files: nothing before them waits for them. */
async function withStylesWritten(
  html: string,
  textOf: (address: string) => Promise<string | null>,
): Promise<{ readonly markup: string; readonly hashes: readonly string[] }> {
  const hashes: string[] = [];
  let markup = html;
  for (const [link] of headOf(html).matchAll(STYLE)) {
    const text = await textOf(ADDRESS.exec(link)?.[1] ?? '');
    // What would end the element before its end stays a file.
    if (text === null || text.includes('</')) continue;
    hashes.push(sourceOf(text));
    markup = markup.replace(link, () => `<style>${text}</style>`);
  }
  return { markup, hashes };
}

/** A policy that lets these inline scripts and styles be, and no others. */
export function policyWith(
  policy: string,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string {
  return policy
    .replace("script-src 'self'", (sources) => [sources, ...scripts].join(' '))
    .replace("style-src 'self'", (sources) => [sources, ...styles].join(' '));
}

/** As the policy of a page names an inline script or style. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const SCRIPTS = /<script\b[^>]*\bsrc=[^>]*><\/script>/g;

/** The page with what starts the shell in a template, until the picture is on the screen that comes in its place. */
export function withStill({ template, stillMarkup }: BuiltPage): string {
  const bodyAt = template.indexOf(HEAD_END);
  const [head, body] = [template.slice(0, bodyAt), template.slice(bodyAt)];
  const scripts = head.match(SCRIPTS) ?? [];
  const waiting = [...(body.match(STYLE) ?? []), ...scripts].join('');
  const start = `${stillMarkup}<template id="start">${waiting}</template>`;
  return head.replace(SCRIPTS, (script) => (script === scripts[0] ? start : '')) + body.replace(STYLE, '');
}
