import type { HoverStore } from '@suite/explorer';
import { BottomSheet, type Snap, ZeroResult } from '@suite/filters';
import { useIsPhone } from '@suite/ui';
import { useCallback, useState } from 'react';
import { UnitPreview } from '../phone/unit-preview.tsx';
import type { BuildingScreenModel } from '../screen-model.ts';
import type { StageModel } from '../use-stage.ts';
import { ListBody } from './list-body.tsx';
import { ListHead, useListTitle } from './list-head.tsx';
import styles from './unit-list-sheet.module.css';

export interface UnitListSheetProps {
  readonly screen: BuildingScreenModel;
  readonly hover: HoverStore<number>;
  readonly stage: StageModel;
  /** How much of the picture the sheet covers while it leaves some of it in sight, in CSS pixels. */
  readonly onCover: (heightPx: number) => void;
}

/** What of the picture a phone keeps in sight over the open list. */
const PHONE_PICTURE_PX = 232;

/**
 * The list on phones and upright tablets: a sheet that is headed by the chosen home, by what to ease when
 * nothing matches, else by its title. The address says whether it is open.
 */
export function UnitListSheet({ screen, hover, stage, onCover }: UnitListSheetProps) {
  const title = useListTitle(screen);
  const isPhone = useIsPhone();
  const [isFull, setFull] = useState(false);
  const openSnap = isFull ? 'full' : 'half';
  const snap: Snap = screen.state.list ? openSnap : 'peek';
  const onSnap = (next: Snap) => {
    setFull(next === 'full');
    screen.setList(next !== 'peek');
  };
  // Behind a full sheet the picture keeps its place.
  const onRest = useCallback(
    (heightPx: number) => (isFull ? undefined : onCover(heightPx)),
    [isFull, onCover],
  );
  return (
    <BottomSheet
      label={title}
      snap={snap}
      onSnap={onSnap}
      onRest={onRest}
      steady
      {...(isPhone && { pictureAtHalfPx: PHONE_PICTURE_PX })}
      head={<SheetHead screen={screen} hover={hover} stage={stage} />}
    >
      <ListBody screen={screen} hover={hover} label={title} zero="elsewhere" />
    </BottomSheet>
  );
}

function SheetHead({ screen, hover, stage: { parts, selected } }: Omit<UnitListSheetProps, 'onCover'>) {
  if (parts.sheet === 'preview' && selected) {
    return (
      <div className={styles.chosen}>
        <UnitPreview screen={screen} unit={selected} onSelect={hover.select} place="in-flow" />
      </div>
    );
  }
  if (parts.sheet === 'zero') {
    return (
      <div className={styles.zero}>
        <ZeroResult model={screen} />
      </div>
    );
  }
  return <ListHead screen={screen} />;
}
