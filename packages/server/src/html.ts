const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element, or for an attribute between quotation marks. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Markup: what came into it by `html` is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: a text is escaped, markup and lists of it stay, null and false are nothing. */
type Part = string | number | Html | readonly Html[] | null | false;

/** Markup of a template, whose attributes stand between quotation marks. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((literal, index) => literal + textOf(parts[index] ?? null)).join(''));
}

function textOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}
