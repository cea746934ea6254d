import { classNames } from '../../class-names.ts';
import styles from './name-pill.module.css';

export interface NamePillProps {
  readonly name: string;
  /** Under the name, such as "64 available". */
  readonly line?: string | undefined;
  /** `on` while its area is hovered, focused or chosen; `dim` while filtered out. Default `rest`. */
  readonly state?: 'rest' | 'on' | 'dim' | undefined;
}

/** The name of an area of the masterplan. Whoever draws the picture places it and draws its leader line. */
export function NamePill({ name, line, state = 'rest' }: NamePillProps) {
  return (
    <span className={classNames(styles.pill, styles[state])}>
      <span className={styles.name}>{name}</span>
      {line !== undefined && <span className={styles.line}>{line}</span>}
    </span>
  );
}
