import type { FilterBounds } from '@suite/api';
import { getFilterBounds } from '@suite/api/endpoints';
import { type Read, readOf } from '@suite/api-client';

/** Bounds of the filters; `maxArea` is increased by 1 here, once (specification §3). */
export function readFilterBounds(organizationId: number): Read<FilterBounds> {
  const { key, load } = readOf(getFilterBounds, { organizationId });
  return {
    key,
    load: async () => {
      const bounds = await load();
      return { ...bounds, maxArea: bounds.maxArea + 1 };
    },
  };
}
