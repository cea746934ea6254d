import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { type Locale, pathInLocale } from '@suite/contracts';
import { parseTypeKey, statusOf } from '@suite/domain';
import { type Html, html } from '../../html.ts';
import { formatArea, formatFloor, formatStatus, formatUnitType } from '../../mail/templates/formats.ts';
import { message } from './message.ts';

/** A table of more would be longer than a page without scripts may be. */
export const UNITS_PER_TABLE = 100;

interface UnitTable {
  readonly units: readonly Unit[];
  /** From 1. */
  readonly page: number;
  /** English path of a unit's page. */
  readonly pathOf: (unit: Unit) => string;
  /** English path of the building. */
  readonly path: string;
}

/** What stands in the place of a price, by the state that the server decided: a guest sees none. */
export function priceText(unit: Unit, locale: Locale): string {
  const { kind } = commercialState(unit);
  if (kind === 'gone') return formatStatus(statusOf(unit) ?? 'unavailable', locale);
  return message(locale, 'common.priceOnRequest');
}

export function typeText(unit: Unit, locale: Locale): string | null {
  const key = parseTypeKey(unit.apartmentTypeKey);
  return key && formatUnitType(key, locale);
}

/** The units of a building; of many, a part with links to the others. */
export function unitTable({ units, page, path, pathOf }: UnitTable, locale: Locale): Html {
  const first = (page - 1) * UNITS_PER_TABLE;
  const shown = units.slice(first, first + UNITS_PER_TABLE);
  if (shown.length === 0) return html``;
  const hasStatuses = units.some((unit) => statusOf(unit) !== null);
  const label = (id: Parameters<typeof message>[1]) => html`<th scope="col">${message(locale, id)}</th>`;
  const rows = shown.map((unit) => {
    const status = statusOf(unit);
    return html`<tr><th scope="row"><a href="${pathInLocale(pathOf(unit), locale)}">${unit.name}</a></th><td>${typeText(
      unit,
      locale,
    )}</td><td>${formatFloor(unit.floor, locale)}</td><td>${unit.rooms > 0 && unit.rooms}</td><td>${
      unit.area > 0 && formatArea(unit.area, locale)
    }</td>${hasStatuses && html`<td>${status && formatStatus(status, locale)}</td>`}<td>${
      hasStatuses && commercialState(unit).kind === 'gone' ? '–' : priceText(unit, locale)
    }</td></tr>`;
  });
  return html`<div class="table"><table><thead><tr>${label('unit.apartment')}${label('unit.type')}${label('unit.floor')}${label(
    'unit.rooms',
  )}${label('unit.area')}${hasStatuses && label('unit.status')}${label('unit.price')}</tr></thead><tbody>${rows}</tbody></table></div>${otherPages(
    { path: pathInLocale(path, locale), page, last: Math.ceil(units.length / UNITS_PER_TABLE) },
    locale,
  )}<p class="note">${message(locale, 'common.availabilityNotice')}</p>`;
}

function otherPages(
  { path, page, last }: { readonly path: string; readonly page: number; readonly last: number },
  locale: Locale,
): Html | null {
  if (last <= 1) return null;
  const link = (to: number, id: 'common.previous' | 'common.next') =>
    to >= 1 && to <= last && html`<a href="${path}?page=${to}">${message(locale, id)}</a>`;
  return html`<nav>${link(page - 1, 'common.previous')}<span>${page} / ${last}</span>${link(page + 1, 'common.next')}</nav>`;
}
