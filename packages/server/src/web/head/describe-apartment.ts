import type { Locale } from '@suite/contracts';
import { findApartment } from '../../catalogue/apartments.ts';
import { findBuilding, listTypes } from '../../catalogue/buildings.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { notFound } from '../../errors.ts';
import { formatArea, formatFloor } from '../../mail/templates/formats.ts';
import { pagePaths } from '../page-paths.ts';
import { buildingCrumbs } from './describe-building.ts';
import { projectOf, unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';
import { PAGE_WORDS } from './page-words.ts';
import { fill, sharePicture } from './phrases.ts';

export async function describeApartment(reading: Reading, locale: Locale, id: number): Promise<PageHead> {
  const { attributes: unit } = await findApartment(reading, id);
  if (unit.apartmentTypeKey === 'public_area') throw notFound(`There is no published unit ${id}.`);
  const base = await projectOf(reading, locale, unit.projectId);
  if (!base) return unlisted(reading, locale);
  const { attributes: building } = await findBuilding(reading, unit.buildingId);
  const types = await listTypes(reading, unit.buildingId);
  const type = types.find((one) => one.id === unit.apartmentTypeId)?.attributes.name;
  const words = PAGE_WORDS[locale];
  const name = fill(words.apartment, { number: unit.name });
  const house = building.title || building.name;
  const { place, project, siteName } = base;
  const floor = fill(words.floor, { floor: formatFloor(unit.floor, locale) });
  const path = pagePaths.apartment({ id, masterplanId: building.masterplansId, buildingId: building.id });
  const facts = [type, formatArea(unit.area, locale), floor].filter((fact) => fact !== undefined);
  return {
    locale,
    siteName,
    title: `${name}, ${house} | ${project.name}`,
    description: `${name}, ${house}, ${project.name}. ${facts.join(', ')}.`,
    picture: sharePicture([...unit.media, ...building.media, ...project.media], `${name}, ${house}`),
    crumbs: [...buildingCrumbs(locale, building), { name, path }],
    thing: {
      '@type': 'Apartment',
      name: `${name}, ${house}`,
      ...place,
      floorSize: { '@type': 'QuantitativeValue', value: unit.area, unitCode: 'MTK' },
      floorLevel: String(unit.floor),
      ...(unit.rooms > 0 && { numberOfRooms: unit.rooms }),
    },
  };
}
