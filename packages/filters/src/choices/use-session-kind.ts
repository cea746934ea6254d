import { $session } from '@suite/bus';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => $session.listen(onChange);

export function useSessionKind() {
  return useSyncExternalStore(subscribe, () => $session.get().kind);
}
