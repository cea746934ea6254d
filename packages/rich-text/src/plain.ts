import type { RichText, TextRun } from '@suite/api';
import { parseRichText } from './parse.ts';

/** A text without its marks, for where there is room for words alone. */
export function plainText(text: string): string {
  const rich = parseRichText(text);
  return rich === null ? text : wordsOf(rich);
}

/** The words of it: paragraphs apart, items a line each. */
export function wordsOf(rich: RichText): string {
  return rich
    .map((block) => (block.kind === 'list' ? linesOf(block).join('\n') : wordsIn(block.runs)))
    .join('\n\n');
}

function linesOf({ isOrdered, items }: Extract<RichText[number], { readonly kind: 'list' }>): string[] {
  return items.map((runs, index) => (isOrdered ? `${index + 1}. ${wordsIn(runs)}` : wordsIn(runs)));
}

function wordsIn(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
