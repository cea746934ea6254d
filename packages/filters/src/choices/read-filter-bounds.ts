import type { FilterBounds } from '@suite/api';
import { getFilterBounds } from '@suite/api/endpoints';
import { type Read, readOf } from '@suite/api-client';

/** Bounds of the filters; `maxArea` is increased by 1 here, once (specification §3). */
export function readFilterBounds(organizationId: number): Read<FilterBounds> {
  const { key, load, ahead } = readOf(getFilterBounds, { organizationId });
  return {
    key,
    load: async (cache) => widened(await load(cache)),
    ...(ahead && {
      ahead: {
        take: ahead.take,
        peek: () => {
          const bounds = ahead.peek();
          return bounds && widened(bounds);
        },
      },
    }),
  };
}

function widened(bounds: FilterBounds): FilterBounds {
  return { ...bounds, maxArea: bounds.maxArea + 1 };
}
