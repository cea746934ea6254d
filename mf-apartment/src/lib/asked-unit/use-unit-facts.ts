import type { Building, Unit } from '@suite/api';
import { buildingTitle, parseTypeKey } from '@suite/domain';
import { typeMessageId, useFormats } from '@suite/i18n';
import { useIntl } from 'react-intl';

/** Building, type, area and floor in a few words each; what is not known is left out. */
export function useUnitFacts(unit: Unit, building: Building | null): string[] {
  const intl = useIntl();
  const formats = useFormats();
  const typeKey = parseTypeKey(unit.apartmentTypeKey);
  const floor = intl.formatMessage(
    { id: 'apartment.ask.floor' },
    { floor: formats.floor(unit.floor), isNumber: String(unit.floor >= 1) },
  );
  return [
    building ? buildingTitle(null, building) : '',
    typeKey ? intl.formatMessage({ id: typeMessageId(typeKey) }) : '',
    unit.area > 0 ? formats.area(unit.area) : '',
    floor,
  ].filter((fact) => fact !== '');
}
