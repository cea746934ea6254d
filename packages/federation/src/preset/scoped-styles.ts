import type { Compiler, RspackPluginInstance } from '@rspack/core';

/** At-rules whose block is of rules, which hold under the same condition. */
const CONDITIONS = /^@(media|supports|layer|container|scope|starting-style)\b/;
/** At-rules that hold for the whole page whoever brings them. */
const GLOBAL = /^@(font-face|property|import|namespace|font-feature-values|counter-style)\b/;

/**
 * What in a stylesheet of a remote would hold outside of it, a line each. Classes of CSS modules have the name of the
 * container, which is another one for each version; every selector needs one of them, where it says what it is about
 * and not only under which condition. Overlays, which stand in the body, have such classes too.
 * On paper a remote may hide all else as long as something of its own is on the page.
 */
export function globalStyles(css: string, container: string): readonly string[] {
  return [...rulesOf(withoutComments(css), false)].flatMap((rule) => globalParts(rule, container));
}

function globalParts({ prelude, isPrint }: Rule, container: string): readonly string[] {
  if (/^@(-\w+-)?keyframes\b/.test(prelude)) return prelude.includes(container) ? [] : [prelude];
  if (prelude.startsWith('@')) return GLOBAL.test(prelude) ? [prelude] : [];
  return splitList(prelude).filter((selector) => {
    const subject = isPrint ? selector : withoutConditions(selector);
    return !subject.includes(`.${container}__`);
  });
}

/** Fails the build of a remote whose styles would hold for others. */
export class ScopedStylesPlugin implements RspackPluginInstance {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ScopedStylesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ScopedStylesPlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          for (const one of globalStyles(source.source().toString(), this.#container)) {
            compilation.errors.push(new WebpackError(`${file}: "${one}" would hold outside of this remote`));
          }
        }
      });
    });
  }
}

interface Rule {
  /** Selector, or at-rule with what it says. */
  readonly prelude: string;
  readonly isPrint: boolean;
}

/** The rules of a sheet, and those below conditions; what is nested in a rule holds where the rule does. */
function* rulesOf(css: string, isPrint: boolean): Generator<Rule> {
  let at = 0;
  while (at < css.length) {
    const end = find(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) yield { prelude, isPrint };
      at = end + 1;
      continue;
    }
    const close = find(css, end + 1, '}');
    if (CONDITIONS.test(prelude)) {
      yield* rulesOf(css.slice(end + 1, close), isPrint || /^@media\s+print\b/.test(prelude));
    } else yield { prelude, isPrint };
    at = close + 1;
  }
}

/** Where the first of these characters stands that is in no string, bracket or block. */
function find(text: string, from: number, wanted: string): number {
  // An escaped character, a string, or any other character.
  const token = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|./gsu;
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [char] = found;
    if (depth === 0 && wanted.includes(char)) return found.index;
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
  }
  return text.length;
}

function splitList(selectors: string): readonly string[] {
  const parts: string[] = [];
  for (let at = 0; at < selectors.length; ) {
    const end = find(selectors, at, ',');
    parts.push(selectors.slice(at, end).trim());
    at = end + 1;
  }
  return parts;
}

/** Without what `:has()` and `:not()` ask for: it says where a selector holds, not what it is about. */
function withoutConditions(selector: string): string {
  const condition = /:(has|not)\(/.exec(selector);
  if (!condition) return selector;
  const from = condition.index + condition[0].length;
  return (
    selector.slice(0, condition.index) + withoutConditions(selector.slice(find(selector, from, ')') + 1))
  );
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}
