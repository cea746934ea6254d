import type { UnitStatus } from '@suite/contracts';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './status.module.css';
import { STATUS_GLYPHS, STATUS_TOKENS } from './status-look.ts';

export interface StatusGlyphProps {
  readonly status: UnitStatus;
  /** Diameter in CSS pixels, default 20. */
  readonly size?: 20 | 16 | undefined;
  /** The word of the status, where it does not stand beside the disc. */
  readonly label?: string | undefined;
}

/** The sign of a status: white on a disc of its hue. */
export function StatusGlyph({ status, size = 20, label }: StatusGlyphProps) {
  return (
    <span
      className={classNames(styles.glyph, styles[STATUS_TOKENS[status]], size === 16 && styles.small)}
      data-status={status}
    >
      <Icon path={STATUS_GLYPHS[status]} size={12} label={label} />
    </span>
  );
}
