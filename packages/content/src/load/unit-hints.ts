import type { ProjectFile } from '../format/project-file.ts';
import { foldText } from '../table/unit-columns.ts';
import type { ProjectHints } from '../table/unit-table.ts';

/** What a table of units may leave to its project; nothing, where the project could not be read. */
export function unitHints(project: Pick<ProjectFile, 'buildings' | 'types'> | null): ProjectHints {
  const [first, ...others] = project?.buildings ?? [];
  return {
    onlyBuilding: first && others.length === 0 ? first.name : null,
    typeTitles: new Map(
      (project?.types ?? []).flatMap(({ key, title }) =>
        [title.en, title.sr].map((text) => [foldText(text), key] as const),
      ),
    ),
  };
}
