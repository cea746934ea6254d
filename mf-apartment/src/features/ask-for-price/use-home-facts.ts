import type { Apartment, Building } from '@suite/contracts';
import { buildingTitle, parseTypeKey } from '@suite/domain';
import { typeMessageId, useFormats } from '@suite/i18n';
import { useIntl } from 'react-intl';

/** Building, type, area and floor in a few words each; what is not known is left out. */
export function useHomeFacts(apartment: Apartment, building: Building | null): string[] {
  const intl = useIntl();
  const formats = useFormats();
  const typeKey = parseTypeKey(apartment.apartmentTypeKey);
  const floor = intl.formatMessage(
    { id: 'apartment.ask.floor' },
    { floor: formats.floor(apartment.floor), isNumber: String(apartment.floor >= 1) },
  );
  return [
    building ? buildingTitle(null, building) : '',
    typeKey ? intl.formatMessage({ id: typeMessageId(typeKey) }) : '',
    apartment.area > 0 ? formats.area(apartment.area) : '',
    floor,
  ].filter((fact) => fact !== '');
}
