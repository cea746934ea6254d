import type { RichText, TextRun } from '@suite/api';
import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { safeHref } from './safe-href.ts';

type Look = Omit<TextRun, 'text'>;

/**
 * What of Markdown is no mark here and stays as it is written: whoever writes `# 4`, `A & B` or `<b>` of a home means these
 * characters. HTML is never read as such.
 */
const WORDS: NonNullable<Options['extensions']> = [
  {
    disable: {
      null: [
        'blockQuote',
        'characterReference',
        'codeFenced',
        'codeIndented',
        'codeText',
        'definition',
        'hardBreakEscape',
        'headingAtx',
        'htmlFlow',
        'htmlText',
        'labelStartImage',
        'setextUnderline',
        'thematicBreak',
      ],
    },
  },
];

/** The least that a text with marks has: of most texts nothing is read at all. */
const MARK = /[*_[\\<]|\n\s*\n|^\s*(?:[-+]|\d{1,9}[.)])\s/m;

/** Paragraphs, lists, strong and emphasized words and links of a text; null for one plain paragraph. */
export function parseRichText(text: string): RichText | null {
  if (!MARK.test(text)) return null;
  const blocks = nodesOf(text).flatMap(blocksOf);
  return isPlain(blocks, text) ? null : blocks;
}

/** `2026. godine` begins a sentence, and no list: one has at least two items and begins with 1. */
function nodesOf(text: string): readonly RootContent[] {
  const nodes = fromMarkdown(text, { extensions: WORDS }).children;
  const year = nodes.find((node) => node.type === 'list' && node.ordered && !isNumbered(node));
  const from = year?.position?.start.offset;
  if (from === undefined) return nodes;
  return nodesOf(text.slice(0, from) + text.slice(from).replace(/[.)]/, '\\$&'));
}

function isNumbered({ start, children }: List): boolean {
  return start === 1 && children.length > 1;
}

function isPlain(blocks: RichText, text: string): boolean {
  const [first] = blocks;
  if (blocks.length > 1 || first?.kind === 'list') return false;
  const runs = first?.runs ?? [];
  return runs.length <= 1 && runs.every((run) => Object.keys(run).length === 1 && run.text === text.trim());
}

function blocksOf(node: RootContent): RichText {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(node.children, {}) }];
  if (node.type === 'list') return [{ kind: 'list', isOrdered: node.ordered ?? false, items: itemsOf(node) }];
  return [];
}

/** A list within an item goes on as items of the outer one. */
function itemsOf(list: List): TextRun[][] {
  return list.children.flatMap(({ children }) => {
    const paragraphs = children.flatMap((child) =>
      child.type === 'paragraph' ? runsOf(child.children, {}) : [],
    );
    return [paragraphs, ...children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : []))];
  });
}

function runsOf(nodes: readonly PhrasingContent[], look: Look): TextRun[] {
  return joined(nodes.flatMap((node) => runsOfNode(node, look)));
}

function runsOfNode(node: PhrasingContent, look: Look): TextRun[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value, ...look }];
    case 'break':
      return [{ text: '\n', ...look }];
    case 'strong':
      return runsOf(node.children, { ...look, isStrong: true });
    case 'emphasis':
      return runsOf(node.children, { ...look, isEmphasized: true });
    case 'link': {
      const href = safeHref(node.url);
      return runsOf(node.children, href === null ? look : { ...look, href });
    }
    default:
      return [];
  }
}

/** Neighbours of one look are one run. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && lookOf(last) === lookOf(run)) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

function lookOf({ isStrong, isEmphasized, href }: TextRun): string {
  return JSON.stringify([isStrong, isEmphasized, href]);
}
