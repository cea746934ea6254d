/** For comparing names: without accents and capitals, and with `d` for `đ`, so that "sveti dorde" is found. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
}

/** Whether one of the words begins like that. */
export function hasWordLike(text: string, query: string): boolean {
  return ` ${fold(text)}`.includes(` ${fold(query)}`);
}
