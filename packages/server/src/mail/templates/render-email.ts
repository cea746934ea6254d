import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { escaped } from '../../html.ts';
import type { Block, EmailTemplate, Fact } from './email-template.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SUBJECT_LENGTH = 150;

/** Text and HTML of a letter; the text is complete by itself. */
export function renderEmailTemplate(emailTemplate: EmailTemplate, locale: Locale): ComposedMail {
  const subject = oneLine(emailTemplate.subject);
  return { subject, text: textOf(emailTemplate), html: htmlOf({ ...emailTemplate, subject }, locale) };
}

/** A subject is one header: whatever a unit is called, it gets no line of its own. */
function oneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, SUBJECT_LENGTH).join('');
}

function textOf({ greeting, blocks, signature }: EmailTemplate): string {
  return `${[greeting, ...blocks.map(textOfBlock), signature].join('\n\n')}\n`;
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'action':
      return `${block.label}:\n${block.link}`;
    case 'facts':
      return textOfFacts(block.facts);
    case 'quote':
      return [`${block.label}:`, ...linesOf(block.text).map((line) => `> ${line}`)].join('\n');
    case 'unit':
      return [block.title, textOfFacts(block.facts), block.link].join('\n');
  }
}

function textOfFacts(facts: readonly Fact[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** No colours of its own, so that it can be read in the dark; no tables, pictures or anything fetched. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 34em; margin: 0 auto; }
h2 { margin: 32px 0 8px; font-size: 18px; }
dl { margin: 0 0 16px; }
dt { float: left; clear: left; width: 9em; opacity: 0.75; }
dd { margin: 0 0 4px 9.5em; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 2px solid; }
.action a { display: inline-block; padding: 10px 18px; border: 1px solid; border-radius: 4px; font-weight: 600; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid; opacity: 0.75; }
`;

function htmlOf({ subject, greeting, blocks, signature }: EmailTemplate, locale: Locale): string {
  return `<!doctype html>
<html lang="${LOCALE_INFO[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${escaped(greeting)}</p>
${blocks.map(htmlOfBlock).join('\n')}
<footer>${escaped(signature)}</footer>
</main>
</body>
</html>
`;
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'action':
      return `<p class="action">${htmlOfLink(block.link, block.label)}</p>`;
    case 'facts':
      return htmlOfFacts(block.facts);
    case 'quote':
      return `<p>${escaped(block.label)}:</p>\n<blockquote>${linesOf(block.text).map(escaped).join('<br>')}</blockquote>`;
    case 'unit':
      return `<h2>${escaped(block.title)}</h2>\n${htmlOfFacts(block.facts)}\n<p>${htmlOfLink(block.link, block.label)}</p>`;
  }
}

function htmlOfFacts(facts: readonly Fact[]): string {
  const rows = facts.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}

function htmlOfLink(link: string, label: string): string {
  return `<a href="${escaped(link)}">${escaped(label)}</a>`;
}
