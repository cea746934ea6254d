import { expect, it } from 'vitest';
import { type Styled, styleCodesOf, styledAt } from './style-codes.ts';
import { restStyle, styleKey } from './styles.ts';
import { defaultTokens } from './tokens.ts';

const STATUSES = ['available', 'pending-reservation', 'reserved', 'sold', 'unavailable'] as const;

const APPEARANCES: readonly Styled['appearance'][] = [
  ...STATUSES.map((status) => ({ kind: 'unit', status }) as const),
  { kind: 'area' },
  { kind: 'neutral' },
];

const STYLED: readonly Styled[] = APPEARANCES.flatMap((appearance) => [
  { appearance, filteredOut: false },
  { appearance, filteredOut: true },
]);

it.each(STYLED)(
  '$appearance, filtered out: $filteredOut, is drawn as what its number stands for',
  (styled) => {
    const { appearance, filteredOut } = styledAt(styleCodesOf([styled]), 0);
    const tokens = defaultTokens();
    expect(filteredOut).toBe(styled.filteredOut);
    expect(styleKey({ appearance, filteredOut })).toBe(styleKey(styled));
    expect(restStyle(appearance, filteredOut, tokens)).toEqual(
      restStyle(styled.appearance, styled.filteredOut, tokens),
    );
  },
);

it('has a number for each shape', () => {
  const styleCodes = styleCodesOf(STYLED);
  expect(styleCodes).toHaveLength(STYLED.length);
  expect(new Set(styleCodes).size).toBe(new Set(STYLED.map(styleKey)).size);
});
