import type { ProjectSettings } from '@suite/api';

export type FilterSettings = Pick<ProjectSettings, 'selectedFilters'>;

/** What filters several projects select together: a filter that is of use in one of them is offered. */
export function commonSettings(settings: readonly FilterSettings[]): FilterSettings {
  return {
    selectedFilters: [...new Set(settings.flatMap(({ selectedFilters }) => selectedFilters))].toSorted(
      (one, other) => one - other,
    ),
  };
}
