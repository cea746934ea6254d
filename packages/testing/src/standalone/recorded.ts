import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FilterRequest, Masterplan, Unit } from '@suite/api';
import { fromRequestFilters, matchingUnits } from '@suite/filter-engine';

interface Recorded {
  readonly path: string;
  readonly body: unknown;
}
interface ListOf<Document> {
  readonly data: readonly { readonly attributes: Document }[];
}

/** What a project has is what its recorded buildings have. */
const PROJECT_UNITS = '/api/v1/frontend/projects/1/apartments';
const PROJECT_MASTERPLANS = '/api/v1/frontend/projects/1/masterplans';
const BUILDING_UNITS = /\/buildings\/\d+\/apartments$/;

/** What the suite once responded about the demo project, by path. */
export function recordedResponses(): ReadonlyMap<string, unknown> {
  const text = readFileSync(path.join(import.meta.dirname, 'answers.ndjson'), 'utf8');
  const responses = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);
  const lists = responses
    .filter((one) => BUILDING_UNITS.test(one.path))
    .map(({ body }) => body as ListOf<Unit>);
  const units = { ...lists[0], data: lists.flatMap(({ data }) => data) };
  return new Map([...responses, { path: PROJECT_UNITS, body: units }].map((one) => [one.path, one.body]));
}

/** The filter over the recorded units, by the engine that the server uses; they have no prices. */
export function recordedFilter(responses: ReadonlyMap<string, unknown>) {
  const documentsAt = <Document>(address: string) =>
    ((responses.get(address) ?? { data: [] }) as ListOf<Document>).data.map(({ attributes }) => attributes);
  const units = documentsAt<Unit>(PROJECT_UNITS);
  const masterplans = documentsAt<Masterplan>(PROJECT_MASTERPLANS);

  const idsBelow = (id: number): number[] => [
    id,
    ...masterplans.filter(({ parentId }) => parentId === id).flatMap((nested) => idsBelow(nested.id)),
  ];
  const unitsOf = ({ entityType, entityId }: FilterRequest): readonly Unit[] => {
    if (entityType === 'organization') return units;
    if (entityType === 'building') return units.filter(({ buildingId }) => buildingId === entityId);
    const below = idsBelow(entityId);
    return units.filter(({ masterplanId }) => below.includes(masterplanId));
  };
  return (request: FilterRequest) => {
    const ids = matchingUnits(unitsOf(request), fromRequestFilters(request.filters)).map(({ id }) => id);
    return { matchedUnitsIds: ids, numberOfMatchedUnits: ids.length };
  };
}
