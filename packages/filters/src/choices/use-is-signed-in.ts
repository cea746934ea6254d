import { $session } from '@suite/bus';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => $session.listen(onChange);

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => $session.get().kind === 'signed-in');
}
