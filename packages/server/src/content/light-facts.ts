import type { UnitLight } from '@suite/api';
import { type Content, type LightRow, unitKey } from '@suite/content';

/** What visitors are told of sun and sea, by `building-number`. */
export function lightByUnit({ light }: Pick<Content, 'light'>): Map<string, UnitLight> {
  return new Map(light.map((row) => [unitKey(row.building, row.number), lightOf(row)]));
}

/** Of the two widths of the sea the smaller one, with the trees, where it is known. */
function lightOf(row: LightRow): UnitLight {
  return {
    ...(row.sun_mar !== null && { sunMarchHours: row.sun_mar }),
    ...(row.sun_jun !== null && { sunJuneHours: row.sun_jun }),
    ...(row.sun_dec !== null && { sunDecemberHours: row.sun_dec }),
    ...(row.morning_mar !== null && { morningSunHours: row.morning_mar }),
    ...(row.evening_mar !== null && { eveningSunHours: row.evening_mar }),
    ...(row.evening_jun !== null && { eveningSunJuneHours: row.evening_jun }),
    ...seaOf(row),
  };
}

function seaOf({ sea_deg, sea_deg_trees, sea_view }: LightRow): UnitLight {
  const degrees = sea_deg_trees ?? sea_deg;
  return {
    ...(degrees !== null && { seaViewDegrees: degrees }),
    ...(sea_view !== null && { seaView: sea_view }),
  };
}
