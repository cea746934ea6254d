import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { ProjectColours } from '../../database/schema.ts';
import { textsColumn } from '../../database/write-texts.ts';
import type { Part } from '../../operations/operation-types.ts';
import { colourIssues } from '../../stylesheet.ts';
import { wrongField } from './write-problems.ts';

type Changes = Part<'updateProject', 'body'>;

/**
 * Changes a project; what is not named stays. Other colours are another version of the stylesheet, because browsers
 * keep each version for ever.
 * @throws {RequestError} 400 for colours that cannot be read on each other.
 */
export async function updateProject(db: Database, projectId: number, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  if (changes.colours) checkColours(changes.colours);
  const location = changes.location === null ? [null, null] : changes.location;
  await db
    .updateTable('projects')
    .set({
      name: textsColumn(changes.name),
      description: textsColumn(changes.description),
      website: changes.website,
      published: changes.publish,
      place: textsColumn(changes.place),
      longitude: location?.[0],
      latitude: location?.[1],
      default_language_id: changes.defaultLangId,
      selected_filters: jsonColumn(changes.selectedFilters),
      selected_roles: jsonColumn(changes.selectedRoles),
      price_enabled: changes.priceEnabled,
      compare_enabled: changes.compareEnabled,
      private_preview: changes.privatePreview,
      demo_settings: changes.demoSettings,
      colours: jsonColumn(changes.colours),
      stylesheet_version: changes.colours && sql`stylesheet_version + 1`,
    })
    .where('id', '=', projectId)
    .execute();
}

function checkColours(colours: ProjectColours): void {
  const problems = colourIssues(colours);
  if (problems.length > 0) throw wrongField('colours', ...problems);
}

function jsonColumn(value: object | undefined): string | undefined {
  return value && JSON.stringify(value);
}
