import { createHash } from 'node:crypto';

/** The page of one version of the shell as it was built. */
export interface BuiltPage {
  readonly template: string;
  /** Hashes of its inline scripts, as the policy of the page names them. */
  readonly scriptHashes: readonly string[];
  /** Markup of the scripts and styles that start this version. */
  readonly startMarkup: string;
  /** Markup of its style sheets, which have its fonts. */
  readonly styleMarkup: string;
}

const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs;
const STYLE = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;
const START = new RegExp(`<script\\b[^>]*\\bsrc=[^>]*></script>|${STYLE.source}`, 'g');

export function builtPage(template: string): BuiltPage {
  return {
    template,
    scriptHashes: Array.from(template.matchAll(INLINE_SCRIPT), ([, text = '']) => `'sha256-${sha256(text)}'`),
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
