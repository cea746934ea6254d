import { NamePill } from '@suite/ui';
import { isPlainClick, isTouch } from '../../../lib/plain-click.ts';
import type { MasterplanChild } from '../model/children.ts';
import type { PillSide } from '../model/pill-places.ts';
import styles from './area-pill.module.css';
import type { PillLabels } from './pill-size.ts';

export interface AreaPillProps {
  readonly child: MasterplanChild;
  readonly labels: PillLabels;
  readonly side: PillSide;
  readonly isOn: boolean;
  /** Pointer came to the pill or left it. */
  readonly onHover: (isHovered: boolean) => void;
  /** A press; `isTouch`: by a finger. */
  readonly onPress: (isTouch: boolean) => void;
}

function pillState({ matched }: MasterplanChild, isOn: boolean): 'rest' | 'on' | 'dim' {
  if (isOn) return 'on';
  return matched === 0 ? 'dim' : 'rest';
}

/**
 * Name of an area on a leader line that ends on it. For the pointer only: keyboard and screen reader reach
 * the area itself, which carries the same name.
 */
export function AreaPill({ child, labels, side, isOn, onHover, onPress }: AreaPillProps) {
  return (
    <div className={styles.place} data-side={side} aria-hidden="true">
      <a
        className={styles.pill}
        href={child.href}
        tabIndex={-1}
        draggable={false}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onPress(isTouch(event));
        }}
      >
        <NamePill name={labels.name} line={labels.line} state={pillState(child, isOn)} />
      </a>
      <span className={styles.leader} />
    </div>
  );
}
