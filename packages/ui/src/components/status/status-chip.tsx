import type { UnitStatus } from '@suite/contracts';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './status.module.css';
import { StatusGlyph } from './status-glyph.tsx';
import { STATUS_TOKENS } from './status-look.ts';

export interface StatusChipProps {
  readonly status: UnitStatus;
  readonly label: string;
  /** A shorter word to draw in tight columns; the whole label is still read out. */
  readonly short?: string | undefined;
  /** `chip` has a tinted ground, `plain` is the disc and the word of a table cell. Default `chip`. */
  readonly look?: 'chip' | 'plain' | undefined;
}

/** A status by disc, glyph and word: never by hue alone. */
export function StatusChip({ status, label, short, look = 'chip' }: StatusChipProps) {
  const classes = look === 'chip' ? classNames(styles.chip, styles[STATUS_TOKENS[status]]) : styles.plain;
  return (
    <span className={classes}>
      <StatusGlyph status={status} />
      {short === undefined || short === label ? (
        label
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
