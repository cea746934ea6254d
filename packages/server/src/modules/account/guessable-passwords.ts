/** Words of the product and its trade; names of organisations, projects and of the person are added by who asks. */
const HOUSE_WORDS = [
  ...[
    'suite',
    'explorer',
    'homes',
    'apartment',
    'apartments',
    'building',
    'realestate',
    'sales',
    'agent',
    'admin',
  ],
  ...['visitor', 'stan', 'stanovi', 'zgrada', 'nekretnine', 'prodaja', 'agencija', 'posetilac'],
];
const SHORTEST_WORD = 4;
/** With a year or a few signs beside the words, a password is still guessed first. */
const SHORTEST_REST = 5;

const LOOKALIKES: Readonly<Record<string, string>> = { '@': 'a', $: 's', 0: 'o', 1: 'i', 3: 'e', 5: 's' };

/** Letters and digits, however they are accented, capitalised or replaced by signs that look like them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[@$0135]/g, (sign) => LOOKALIKES[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the password is made of words that anybody would try here, and little else. */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const words = [...HOUSE_WORDS, ...names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])]
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const typed = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), typed);
  return rest !== typed && rest.length < SHORTEST_REST;
}
