import type { VersionChanges } from '@suite/api';
import type { TypeKey } from '@suite/contracts';
import { typeMessageId, useFormats } from '@suite/i18n';
import { useIntl } from 'react-intl';
import { ChangesTable } from './changes-table.tsx';

type UnitChange = VersionChanges['units'][number];

const LABELS = {
  typeKey: 'unit.type',
  area: 'studio.column.area',
  terraceArea: 'studio.column.terrace',
  floor: 'unit.floor',
  rooms: 'unit.rooms',
  orientation: 'studio.column.orientation',
} as const satisfies Readonly<Record<UnitChange['field'], string>>;

const HEADINGS = [
  'studio.column.name',
  'studio.compare.fact',
  'studio.compare.before',
  'studio.compare.after',
] as const;

/** Homes that two versions say otherwise: what each was, and what it is. */
export function UnitChanges({ units, unitChangeCount }: Pick<VersionChanges, 'units' | 'unitChangeCount'>) {
  const intl = useIntl();
  const textOf = useFactText();
  if (units.length === 0) return null;
  return (
    <ChangesTable
      label={intl.formatMessage({ id: 'studio.compare.units' })}
      headings={HEADINGS}
      moreCount={unitChangeCount - units.length}
    >
      {units.map(({ key, field, before, after }) => (
        <tr key={`${key} ${field}`}>
          <th scope="row">{key}</th>
          <td>{intl.formatMessage({ id: LABELS[field] })}</td>
          <td>{textOf(field, before)}</td>
          <td>{textOf(field, after)}</td>
        </tr>
      ))}
    </ChangesTable>
  );
}

function useFactText(): (field: UnitChange['field'], value: UnitChange['before']) => string {
  const intl = useIntl();
  const { decimal, floor } = useFormats();
  return (field, value) => {
    if (value === null) return '–';
    if (field === 'typeKey') return intl.formatMessage({ id: typeMessageId(value as TypeKey) });
    if (field === 'floor') return floor(Number(value));
    return field === 'area' || field === 'terraceArea' ? decimal(Number(value), 1) : String(value);
  };
}
