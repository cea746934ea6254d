/** A mail as data, in the words of its language; `renderLetter` makes text and HTML of it. */
export interface EmailTemplate {
  readonly subject: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
  /** Who writes: the project, or the host of the site. */
  readonly signature: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A link to open; a whole address of our own. */
  | { readonly kind: 'action'; readonly label: string; readonly link: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** Words of a visitor, in several lines perhaps. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'unit';
      readonly title: string;
      readonly facts: readonly Fact[];
      readonly label: string;
      readonly link: string;
    };

/** Facts that have a value. */
export function factsOf(facts: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Greets by name only where it is one: a name that is an address of a site would become a link. */
export function greeting(labels: { greeting: string; greetingByName?: string }, firstName?: string): string {
  const isName = firstName !== undefined && /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(firstName);
  return isName && labels.greetingByName ? fill(labels.greetingByName, { name: firstName }) : labels.greeting;
}

/** A message with its `{name}` places filled in. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
