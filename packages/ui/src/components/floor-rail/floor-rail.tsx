import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../class-names.ts';
import { useOneTabStop } from '../tool-bar/use-one-tab-stop.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './floor-rail.module.css';

export interface FloorRailItem {
  readonly floor: number;
  /** What is drawn, such as "6" or "PO". */
  readonly label: string;
  /** Available homes; null where availability is hidden. */
  readonly count: number | null;
  readonly selected: boolean;
  /** Read out instead of label and count, such as "Floor 6, 1 available". */
  readonly name?: string | undefined;
}

export interface FloorRailProps {
  /** The word above the rail and its accessible name: "Floor". */
  readonly label: string;
  readonly allLabel: string;
  /** From the roof down. */
  readonly items: readonly FloorRailItem[];
  readonly allSelected: boolean;
  /** A floor, or null for all. */
  readonly onSelect: (floor: number | null) => void;
}

/** One stop of the Tab key; up and down move between floors. More than nine floors: lower rows that scroll. */
export function FloorRail({ label, allLabel, items, allSelected, onSelect }: FloorRailProps) {
  const keys = useOneTabStop('vertical');
  return (
    <div className={styles.rail}>
      <p className={styles.heading} aria-hidden="true">
        {label}
      </p>
      <div
        role="toolbar"
        aria-label={label}
        aria-orientation="vertical"
        {...keys}
        className={styles.list ?? ''}
      >
        <div className={classNames(styles.floors, items.length > 9 && styles.dense)}>
          {items.map((item) => (
            <FloorButton key={item.floor} {...item} onSelect={onSelect} />
          ))}
        </div>
        <Button
          className={classNames(styles.all, allSelected && styles.on)}
          aria-pressed={allSelected}
          onPress={() => onSelect(null)}
        >
          {allLabel}
        </Button>
      </div>
    </div>
  );
}

interface FloorButtonProps extends FloorRailItem, Pick<FloorRailProps, 'onSelect'> {}

/** Kept as it is while only another floor is chosen. */
const FloorButton = memo(function FloorButton(props: FloorButtonProps) {
  const { floor, label, count, selected, name, onSelect } = props;
  return (
    <Button
      className={classNames(styles.floor, selected && styles.on)}
      aria-pressed={selected}
      onPress={() => onSelect(floor)}
    >
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.number} aria-hidden={name !== undefined}>
        {label}
      </span>
      {count !== null && (
        <span
          className={classNames(styles.count, count === 0 && styles.zero)}
          aria-hidden={name !== undefined}
        >
          {count}
        </span>
      )}
    </Button>
  );
});
