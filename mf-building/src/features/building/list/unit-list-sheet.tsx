import { BottomSheet, type Snap, ZeroResult } from '@suite/filters';
import { memo, useCallback, useState } from 'react';
import { UnitPreview } from '../phone/unit-preview.tsx';
import { useFilterModel, useScreen } from '../screen-store.ts';
import { ListContents } from './list-contents-later.tsx';
import { ListHead, useListTitle } from './list-head.tsx';
import styles from './unit-list-sheet.module.css';

export interface UnitListSheetProps {
  /** How much of the picture the sheet covers while it leaves some of it in sight, in CSS pixels. */
  readonly onCover: (heightPx: number) => void;
}

/**
 * The list on phones and upright tablets: a sheet that is headed by the chosen home, by what to ease when
 * nothing matches, else by its title. The address says whether it is open.
 */
export const UnitListSheet = memo(function UnitListSheet({ onCover }: UnitListSheetProps) {
  const { state, setList } = useScreen('state', 'setList');
  const title = useListTitle();
  const [isFull, setFull] = useState(false);
  const openSnap = isFull ? 'full' : 'half';
  const snap: Snap = state.list ? openSnap : 'peek';
  const onSnap = (next: Snap) => {
    setFull(next === 'full');
    setList(next !== 'peek');
  };
  // Behind a full sheet the picture keeps its place.
  const onRest = useCallback(
    (heightPx: number) => (isFull ? undefined : onCover(heightPx)),
    [isFull, onCover],
  );
  return (
    <BottomSheet label={title} snap={snap} onSnap={onSnap} onRest={onRest} steady head={<SheetHead />}>
      <ListContents label={title} zero="elsewhere" />
    </BottomSheet>
  );
});

function SheetHead() {
  const { parts, selected } = useScreen('parts', 'selected');
  if (parts.sheet === 'preview' && selected) {
    return (
      <div className={styles.chosen}>
        <UnitPreview unit={selected} place="in-flow" />
      </div>
    );
  }
  if (parts.sheet === 'zero') {
    return (
      <div className={styles.zero}>
        <Zero />
      </div>
    );
  }
  return <ListHead />;
}

function Zero() {
  return <ZeroResult model={useFilterModel()} />;
}
