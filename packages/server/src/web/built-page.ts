import { createHash } from 'node:crypto';

/** The page of one version of the shell as it was built. */
export interface BuiltPage {
  readonly template: string;
  /** Hashes of its inline scripts, as the policy of the page names them. */
  readonly scriptHashes: readonly string[];
  /** Markup of the scripts and styles that start this version. */
  readonly startMarkup: string;
  /** Markup of what brings a page's first picture to life before that; empty in a version that has none. */
  readonly stillMarkup: string;
  /** Markup of its style sheets, which have its fonts. */
  readonly styleMarkup: string;
}

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const STILL = /<template id="?still"?>(.*?)<\/template>/s;
const STYLE = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const START = new RegExp(`<script\\b[^>]*\\bsrc=[^>]*></script>|${STYLE.source}`, 'g');

export function builtPage(html: string): BuiltPage {
  const stillMarkup = STILL.exec(html)?.[1] ?? '';
  const template = html.replace(STILL, '');
  return {
    template,
    scriptHashes: Array.from(template.matchAll(INLINE_SCRIPT), ([, text = '']) => `'sha256-${sha256(text)}'`),
    stillMarkup,
    startMarkup: (template.match(START) ?? []).join(''),
    styleMarkup: (template.match(STYLE) ?? []).join(''),
  };
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

const SCRIPTS = /<script\b[^>]*\bsrc=[^>]*><\/script>/g;

/** The page with the scripts of the shell in a template, until the still picture stands that comes in their place. */
export function withStill({ template, stillMarkup }: BuiltPage): string {
  const scripts = template.match(SCRIPTS) ?? [];
  const start = `${stillMarkup}<template id="start">${scripts.join('')}</template>`;
  return template.replace(SCRIPTS, (script) => (script === scripts[0] ? start : ''));
}
