import type { Unit } from '@suite/api';
import { searchUnits } from '@suite/domain';
import { useMemo, useState } from 'react';
import { useScreen, useUnits } from '../screen-store.ts';

export interface UnitSearch {
  readonly text: string;
  /** Homes whose number has the text in it; none for an empty text. */
  readonly found: readonly Unit[];
  readonly search: (text: string) => void;
}

/** The text is kept here and written to the address beside it: a field must not wait for the router. */
export function useUnitSearch(): UnitSearch {
  const units = useUnits();
  const { state, setState } = useScreen('state', 'setState');
  const [text, setText] = useState(state.query);
  const found = useMemo(() => searchUnits(units, text), [units, text]);
  const search = (next: string) => {
    setText(next);
    setState(() => ({ query: next.trim() }));
  };
  return { text, found, search };
}
