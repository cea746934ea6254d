import { type HoverStore, isLit, isPlainClick, isTouch, pointerHover, useHoverState } from '@suite/explorer';
import { NamePill } from '@suite/ui';
import type { MasterplanChild } from '../model/children.ts';
import type { PillSide } from '../model/pill-places.ts';
import styles from './area-pill.module.css';
import type { PillLabels } from './pill-size.ts';

export interface AreaPillProps {
  /** Of its shape. */
  readonly id: string;
  readonly child: MasterplanChild;
  readonly labels: PillLabels;
  readonly side: PillSide;
  readonly hover: HoverStore<string>;
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
export function AreaPill({ id, child, labels, side, hover, onPress }: AreaPillProps) {
  const isOn = useHoverState(hover, (state) => isLit(state, id));
  return (
    <div className={styles.place} data-side={side} aria-hidden="true">
      <a
        className={styles.pill}
        href={child.href}
        tabIndex={-1}
        draggable={false}
        {...pointerHover((isOver) => hover.hoverInList(isOver ? id : null))}
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
