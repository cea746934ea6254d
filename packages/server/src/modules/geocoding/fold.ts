/** Serbian Cyrillic in Latin, as far as taking off the marks does not lead there by itself. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
  đ: 'dj',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '&': ' and ',
};

/**
 * The form in which names are compared: small Latin letters without marks, words one space apart; đ is `dj`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[а-џđðłøıßæœþ&]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'ʻ`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The forms in which a name can be looked for: đ is typed as dj or as d where there is no key for it. */
export function foldings(name: string): string[] {
  return [...new Set([fold(name), fold(name.replaceAll(/[đĐ]/g, 'd'))])].filter((folded) => folded !== '');
}
