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
            <FloorButton key={item.floor} item={item} onSelect={onSelect} />
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

function FloorButton({ item, onSelect }: { item: FloorRailItem; onSelect: FloorRailProps['onSelect'] }) {
  return (
    <Button
      className={classNames(styles.floor, item.selected && styles.on)}
      aria-pressed={item.selected}
      onPress={() => onSelect(item.floor)}
    >
      {item.name !== undefined && <VisuallyHidden>{item.name}</VisuallyHidden>}
      <span className={styles.number} aria-hidden={item.name !== undefined}>
        {item.label}
      </span>
      {item.count !== null && (
        <span
          className={classNames(styles.count, item.count === 0 && styles.zero)}
          aria-hidden={item.name !== undefined}
        >
          {item.count}
        </span>
      )}
    </Button>
  );
}
