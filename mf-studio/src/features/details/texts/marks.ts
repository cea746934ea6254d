/** A text with what of it is selected, in UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const MARKS = ['strong', 'emphasis', 'list', 'link'] as const;
export type Mark = (typeof MARKS)[number];

const AROUND = { strong: '**', emphasis: '*' } as const;
const ADDRESS = 'https://';

/** The text with a mark at what is selected, or without it where it has it, and what is selected then. */
export function withMark(selected: Selected, mark: Mark): Selected {
  if (mark === 'list') return withList(selected);
  if (mark === 'link') return withLink(selected);
  return withAround(selected, AROUND[mark]);
}

function withAround({ text, start, end }: Selected, sign: string): Selected {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (endsIn(before, sign) && startsWith(after, sign)) {
    const from = start - sign.length;
    return {
      text: text.slice(0, from) + chosen + after.slice(sign.length),
      start: from,
      end: end - sign.length,
    };
  }
  // Spaces at the ends stay outside: a mark beside a space is none.
  const [lead = ''] = /^\s*/.exec(chosen) ?? [];
  const inner = chosen.trim();
  const from = start + lead.length + sign.length;
  const rest = chosen.slice(lead.length + inner.length);
  return {
    text: before + lead + sign + inner + sign + rest + after,
    start: from,
    end: from + inner.length,
  };
}

/** Whether just this sign is there: `**` is no `*`. */
function endsIn(text: string, sign: string): boolean {
  return /\**$/.exec(text)?.[0] === sign;
}

function startsWith(text: string, sign: string): boolean {
  return /^\**/.exec(text)?.[0] === sign;
}

function withList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.indexOf('\n', Math.max(end, start));
  const to = line < 0 ? text.length : line;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((one) => one.startsWith('- '));
  const list = lines.map((one) => (isList ? one.slice(2) : `- ${one.replace(/^- /, '')}`)).join('\n');
  // What a list stands below is a paragraph of its own.
  const gap = isList || from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n';
  const begin = from + gap.length;
  return { text: text.slice(0, from) + gap + list + text.slice(to), start: begin, end: begin + list.length };
}

/** Selects the address, which is typed next. */
function withLink({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  const from = start + chosen.length + 3;
  return {
    text: `${text.slice(0, start)}[${chosen}](${ADDRESS})${text.slice(end)}`,
    start: from,
    end: from + ADDRESS.length,
  };
}
