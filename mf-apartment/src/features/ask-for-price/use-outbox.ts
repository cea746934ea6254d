import { followOutbox, type OutboxEntry, readEntries } from '@suite/api-client/outbox';
import { OUTBOX } from '@suite/contracts';
import { useEffect, useState } from 'react';

/** The request about a unit that waits in the browser, or was refused since; undefined until that is known. */
export function useOutbox(unitId: number | null): OutboxEntry | null | undefined {
  const [entry, setEntry] = useState<OutboxEntry | null | undefined>(() =>
    mayHoldSomething() ? undefined : null,
  );
  const isUnknown = entry === undefined;
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = (await readEntries()).find(({ unit }) => unit.id === unitId);
      if (!isOver) setEntry(found ?? null);
    };
    if (isUnknown) void look();
    const stop = followOutbox(() => void look());
    return () => {
      isOver = true;
      stop();
    };
  }, [unitId, isUnknown]);
  return entry;
}

/** Most visitors wait for no database. */
function mayHoldSomething(): boolean {
  try {
    return localStorage.getItem(OUTBOX) !== null;
  } catch {
    return false;
  }
}
