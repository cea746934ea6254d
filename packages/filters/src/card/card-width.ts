import type { CardTitle } from '../bar/card-visibility.ts';

/** Width of a card in CSS pixels (specification §2); "All" has the types in it and so their width. */
export function cardWidthPx(title: Exclude<CardTitle, null>): 260 | 350 | 400 {
  if (title === 'search') return 350;
  return title === 'type' || title === 'all' ? 400 : 260;
}
