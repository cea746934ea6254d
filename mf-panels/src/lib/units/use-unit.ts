import type { Unit } from '@suite/api';
import { getApartment } from '@suite/api/endpoints';
import {
  inLanguage,
  isNotFound,
  readOf,
  useRead,
  type WithdrawnUnit,
  withdrawnUnitOf,
} from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useShownUnit } from '@suite/i18n';
import { useEffect, useRef } from 'react';
import { limitedRead } from './limited-read.ts';

export type UnitState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly unit: Unit }
  /** Not offered any more, or never was. */
  | { readonly kind: 'gone'; readonly withdrawn: WithdrawnUnit | null }
  | { readonly kind: 'failed'; readonly retry: () => void };

/** One home of a list, by its id; null is none. One that was read before is asked for again, for its status. */
export function useUnit(id: number | null): UnitState {
  const locale = useLocale();
  const { data, error, retry } = useRead(
    id === null ? null : limitedRead(readOf(getApartment, { id, ...inLanguage(locale) })),
  );
  const unit = useShownUnit(data);
  const wasThere = useRef({ id, isThere: data !== undefined, retry });
  if (wasThere.current.id !== id) wasThere.current = { id, isThere: data !== undefined, retry };
  useEffect(() => {
    if (wasThere.current.isThere) wasThere.current.retry();
  }, [id]);
  if (id === null) return { kind: 'none' };
  if (error !== undefined && isNotFound(error)) return { kind: 'gone', withdrawn: withdrawnUnitOf(error) };
  if (unit) return { kind: 'loaded', unit };
  return error === undefined ? { kind: 'loading' } : { kind: 'failed', retry };
}

/** Null while it is not known. */
export function unitNumber(state: UnitState): string | null {
  if (state.kind === 'loaded') return state.unit.name;
  return state.kind === 'gone' ? (state.withdrawn?.number ?? null) : null;
}
