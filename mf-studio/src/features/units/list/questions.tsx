import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { statusMessageId } from '@suite/i18n';
import { Eyebrow, Icon } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../../lib/select/select.tsx';
import { useFactText } from '../use-cell-texts.ts';
import own from './list.module.css';
import { LIST_FIELD_LABELS } from './list-columns.tsx';
import type { Proposal, RefusedCell } from './proposals.ts';
import type { OpenList, UnitListModel } from './use-unit-list.ts';

/** So many of a kind are told of; the file has them all. */
const NAMED = 60;

interface QuestionsProps {
  readonly list: OpenList;
  readonly lists: UnitListModel;
}

/** What of the list is odd: it is not taken before somebody says so. */
export function Questions({ list, lists }: QuestionsProps) {
  const doubted = list.changes.filter(({ doubt }) => doubt !== null);
  const statuses = unknownStatuses(list.refused);
  const others = list.refused.filter(({ field, row }) => field !== 'status' || row === null);
  const count = doubted.length + statuses.length + others.length + list.skipped.length;
  if (count === 0) return null;
  return (
    <section>
      <Eyebrow level={4}>
        <FormattedMessage id="studio.list.questions" />
      </Eyebrow>
      <ul className={own.questions}>
        {statuses.map((cells) => (
          <UnknownStatus key={cells[0]?.text} cells={cells} lists={lists} />
        ))}
        {doubted.slice(0, NAMED).map((one) => (
          <Doubted key={`${one.row.id} ${one.field}`} proposal={one} lists={lists} />
        ))}
        {others.slice(0, NAMED).map((cell) => (
          <Question key={`${cell.line} ${cell.field}`} note={cell.expected}>
            <Cell cell={cell} />
          </Question>
        ))}
        {list.skipped.slice(0, NAMED).map(({ line, reason, name }) => (
          <Question key={`${line} ${reason}`}>
            <FormattedMessage id={`studio.list.skipped.${reason}`} values={{ line, name }} />
          </Question>
        ))}
      </ul>
    </section>
  );
}

/** Cells of the same text are one question. */
function unknownStatuses(refused: readonly RefusedCell[]): (readonly RefusedCell[])[] {
  const byText = new Map<string, RefusedCell[]>();
  for (const cell of refused) {
    if (cell.field !== 'status' || !cell.row) continue;
    byText.set(cell.text, [...(byText.get(cell.text) ?? []), cell]);
  }
  return [...byText.values()];
}

interface QuestionProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
}

function Question({ children, note, action }: QuestionProps) {
  return (
    <li>
      <Icon path={WARNING_CIRCLE} size={20} />
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
      {action}
    </li>
  );
}

function Cell({ cell: { line, field, text } }: { readonly cell: RefusedCell }) {
  const intl = useIntl();
  const column = intl.formatMessage({ id: LIST_FIELD_LABELS[field] ?? 'studio.column.name' });
  return <FormattedMessage id="studio.list.no-value" values={{ line, column, text }} />;
}

interface UnknownStatusProps {
  readonly cells: readonly RefusedCell[];
  readonly lists: UnitListModel;
}

function UnknownStatus({ cells, lists }: UnknownStatusProps) {
  const intl = useIntl();
  const text = cells[0]?.text ?? '';
  const label = intl.formatMessage({ id: 'studio.list.status-means' }, { text });
  return (
    <Question
      action={
        <Select
          height={40}
          aria-label={label}
          defaultValue=""
          onChange={({ target }) => target.value && lists.setMeaning(text, target.value as UnitStatus)}
        >
          <option value="">{intl.formatMessage({ id: 'studio.list.leave' })}</option>
          {UNIT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {intl.formatMessage({ id: statusMessageId(status) })}
            </option>
          ))}
        </Select>
      }
      note={<FormattedMessage id="studio.list.status-count" values={{ count: cells.length }} />}
    >
      {label}
    </Question>
  );
}

interface DoubtedProps {
  readonly proposal: Proposal;
  readonly lists: UnitListModel;
}

function Doubted({ proposal, lists }: DoubtedProps) {
  const { row, field, was, becomes, line, doubt } = proposal;
  const text = useFactText();
  const name = `${row.building} ${row.name}`;
  const percent = doubt === 'price-jump' ? Number(becomes) / Number(was) - 1 : 0;
  const isTaken = lists.isTaken(proposal);
  return (
    <Question
      action={
        <button
          type="button"
          className={own.link}
          aria-pressed={isTaken}
          onClick={() => lists.take([proposal], !isTaken)}
        >
          <FormattedMessage id={isTaken ? 'studio.list.taken' : 'studio.list.take-it'} />
        </button>
      }
      note={`${text(field, was)} → ${text(field, becomes)}`}
    >
      <FormattedMessage id={`studio.list.doubt.${doubt}`} values={{ line, name, percent }} />
    </Question>
  );
}
