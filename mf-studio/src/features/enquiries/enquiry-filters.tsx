import { Icon } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { MAGNIFYING_GLASS } from '@suite/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './enquiries.module.css';
import { ASSIGNEES, type Listed, STATES } from './listed.ts';

interface EnquiryFiltersProps {
  readonly listed: Listed;
  readonly onChange: (change: Partial<Listed>) => void;
}

/** What is searched for, in which state, and whose. */
export function EnquiryFilters({ listed, onChange }: EnquiryFiltersProps) {
  const intl = useIntl();
  return (
    <div className={styles.filters}>
      <SearchField search={listed.search} onChange={(search) => onChange({ search })} />
      <Segments
        label={intl.formatMessage({ id: 'studio.enquiries.assignee' })}
        prefix="studio.enquiries.whose"
        choices={ASSIGNEES}
        value={listed.assignee}
        onChange={(assignee) => onChange({ assignee })}
      />
      <Segments
        label={intl.formatMessage({ id: 'studio.enquiries.state' })}
        prefix="studio.enquiries.filter"
        choices={STATES}
        value={listed.state}
        onChange={(state) => onChange({ state })}
      />
    </div>
  );
}

/** Nobody stops typing for so long within a word. */
const PAUSE_MS = 300;

function SearchField({ search, onChange }: { readonly search: string; onChange: (search: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The way back in the browser shows what was searched for then.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  return (
    <TextField
      label={intl.formatMessage({ id: 'common.search' })}
      labelHidden
      type="search"
      placeholder={intl.formatMessage({ id: 'studio.enquiries.search' })}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange(text.trim()), PAUSE_MS);
      }}
      start={<Icon path={MAGNIFYING_GLASS} size={20} />}
      height={44}
    />
  );
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** Of the messages of the choices; `all` is that of none. */
  readonly prefix: string;
  readonly choices: readonly Value[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** One of a few beside each other, or all. */
function Segments<Value extends string>({ label, prefix, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      {[null, ...choices].map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>
            <FormattedMessage id={`${prefix}.${choice ?? 'all'}`} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
