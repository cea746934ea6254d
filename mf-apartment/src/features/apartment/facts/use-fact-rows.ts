import { useIntl } from 'react-intl';
import { useWords, type Words } from '../use-words.ts';
import type { Fact } from './facts.ts';

/** The facts in words. */
export function useFactRows(facts: readonly Fact[]): { label: string; value: string }[] {
  const intl = useIntl();
  const words = useWords();
  return facts.map((fact) => ({
    label: intl.formatMessage({ id: `apartment.fact.${fact.kind}` }),
    value: factText(fact, words),
  }));
}

function factText(fact: Fact, words: Words): string {
  switch (fact.kind) {
    case 'type':
      return words.type(fact.typeKey);
    case 'net-area':
    case 'terrace':
      return words.area(fact.areaM2);
    case 'floor':
      return words.floor(fact.floor, fact.floors);
    case 'orientation':
      return words.orientation(fact.orientation);
  }
}
