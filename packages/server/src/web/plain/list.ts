import type { Building, Masterplan, UnitCounts } from '@suite/api';
import { type Locale, pathInLocale } from '@suite/contracts';
import { type Html, html } from '../../html.ts';
import type { Resource } from '../../modules/query-context.ts';
import { availabilitySentence } from '../head/phrases.ts';
import { pagePaths } from '../page-paths.ts';

/** Something that has a page of its own; without a path it has none. */
export interface ListedPage {
  readonly name: string;
  readonly place?: string | null;
  /** In English. */
  readonly path: string | null;
  readonly unitCounts: UnitCounts;
}

/** Projects, masterplans or buildings with what is available there. */
export function pageList(pages: readonly ListedPage[], locale: Locale): Html {
  const rows = pages.map(({ name, place, path, ...counts }) => {
    const facts = [place, availabilitySentence(counts, locale)].filter(Boolean).join(' · ');
    const link = path === null ? html`${name}` : html`<a href="${pathInLocale(path, locale)}">${name}</a>`;
    return html`<li>${link}<p>${facts}</p></li>`;
  });
  return rows.length === 0 ? html`` : html`<ul>${rows}</ul>`;
}

/** What stands in a masterplan, or in a whole project. */
export interface ListedParts {
  readonly masterplans: readonly Resource<Masterplan>[];
  readonly buildings: readonly Resource<Building>[];
}

export function partList({ masterplans, buildings }: ListedParts, locale: Locale): Html {
  const parts = [
    ...masterplans.map(({ id, attributes: { name, unitCounts } }) => ({
      name,
      unitCounts,
      path: pagePaths.masterplan({ id }),
    })),
    ...buildings.map(({ id, attributes: { name, title, masterplansId: masterplanId, unitCounts } }) => ({
      name: title || name,
      unitCounts,
      path: pagePaths.building({ id, masterplanId }),
    })),
  ];
  return pageList(parts, locale);
}
