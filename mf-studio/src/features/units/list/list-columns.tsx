import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../../lib/select/select.tsx';
import { COLUMNS } from '../columns.ts';
import own from './list.module.css';
import type { OpenList, UnitListModel } from './use-unit-list.ts';

/** Message of what a column of a list is taken for. */
export const LIST_FIELD_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    COLUMNS.flatMap(({ field, label }) => (field && field !== 'publish' ? [[field, label]] : [])),
  ),
  number: 'studio.column.name',
  building: 'unit.building',
  area: 'unit.netArea',
  priceEur: 'unit.price',
  orientation: 'unit.orientation',
};

interface ListColumnsProps {
  readonly list: OpenList;
  readonly lists: UnitListModel;
}

/** What each column of the list is taken for, by its heading; what is chosen here is remembered. */
export function ListColumns({ list, lists }: ListColumnsProps) {
  const intl = useIntl();
  const text = (id: string | undefined) => (id ? intl.formatMessage({ id }) : '');
  const read = list.read.columns.flatMap(({ field }) => (field ? [text(LIST_FIELD_LABELS[field])] : []));
  const hasNumber = list.read.columns.some(({ field }) => field === 'number');
  return (
    <details className={own.columns} open={hasNumber ? undefined : true}>
      <summary>
        <span>
          <FormattedMessage id="studio.list.columns" />
        </span>
        <small>{intl.formatList(read, { type: 'unit' })}</small>
      </summary>
      {list.read.columns.map(({ heading, field }, index) => (
        // Two columns may be headed alike, or not at all.
        <label key={`${index} ${heading}`}>
          <span>{heading || intl.formatMessage({ id: 'studio.list.no-heading' })}</span>
          <Select
            height={40}
            value={field ?? ''}
            disabled={lists.isReading || heading === ''}
            onChange={({ target }) => lists.choose(heading, target.value || null)}
          >
            <option value="">{intl.formatMessage({ id: 'studio.list.not-read' })}</option>
            {Object.entries(LIST_FIELD_LABELS).map(([name, label]) => (
              <option key={name} value={name}>
                {text(label)}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </details>
  );
}
