import { commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { floorPlan, isTypicalPlan } from '@suite/domain';
import { notFound } from '../../errors.ts';
import { formatArea, formatFloor } from '../../mail/templates/formats.ts';
import { findBuilding, listTypes } from '../../modules/buildings/service.ts';
import type { QueryContext } from '../../modules/query-context.ts';
import { findUnit } from '../../modules/units/service.ts';
import { pagePaths } from '../page-paths.ts';
import { message } from '../plain/message.ts';
import { unitFacts } from '../plain/unit-facts.ts';
import { buildingCrumbs } from './describe-building.ts';
import { type FirstPicture, firstPlan } from './first-picture.ts';
import { projectOf } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { PAGE_LABELS } from './page-labels.ts';
import { fill, sharePicture } from './phrases.ts';

export async function describeUnit(
  context: QueryContext,
  locale: Locale,
  { id, hasPlanFirst }: { readonly id: number; readonly hasPlanFirst: boolean },
): Promise<PageHead> {
  const { attributes: unit } = await findUnit(context, id);
  if (unit.apartmentTypeKey === 'public_area') throw notFound(`There is no published unit ${id}.`);
  const base = await projectOf(context, locale, unit.projectId);
  const { attributes: building } = await findBuilding(context, unit.buildingId);
  const types = await listTypes(context, unit.buildingId);
  const type = types.find((one) => one.id === unit.apartmentTypeId)?.attributes.name;
  const labels = PAGE_LABELS[locale];
  const name = fill(labels.apartment, { number: unit.name });
  const house = building.title || building.name;
  const { place, project, seller, siteName } = base;
  const floor = fill(labels.floor, { floor: formatFloor(unit.floor, locale) });
  const path = pagePaths.apartment({ id, masterplanId: building.masterplansId, buildingId: building.id });
  const facts = [type, formatArea(unit.area, locale), floor].filter((fact) => fact !== undefined);
  return {
    locale,
    siteName,
    seller,
    title: `${name}, ${house} | ${project.name}`,
    description: `${name}, ${house}, ${project.name}. ${facts.join(', ')}.`,
    picture: sharePicture([...unit.media, ...building.media, ...project.media], `${name}, ${house}`),
    first: hasPlanFirst ? planOf(unit, locale) : null,
    crumbs: [...buildingCrumbs(locale, building), { name, path }],
    thing: {
      '@type': 'Apartment',
      name: `${name}, ${house}`,
      ...place,
      floorSize: { '@type': 'QuantitativeValue', value: unit.area, unitCode: 'MTK' },
      floorLevel: String(unit.floor),
      ...(unit.rooms > 0 && { numberOfRooms: unit.rooms }),
    },
    content: unitFacts(
      { unit, name: `${name}, ${house}`, seller, variant: project.requestForm ?? 'standard' },
      locale,
    ),
  };
}

function planOf(unit: Unit, locale: Locale): FirstPicture | null {
  const plan = floorPlan(unit);
  return (
    plan &&
    firstPlan(plan, {
      alt: message(locale, 'apartment.plan.alt', { number: unit.name }),
      caption: isTypicalPlan(plan.rooms, unit) ? message(locale, 'apartment.plan.typical') : '',
      isPriced: commercialState(unit).kind === 'priced',
    })
  );
}
