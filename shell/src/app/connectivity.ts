import { setConnectivity } from '@suite/bus';
import { useEffect } from 'react';

/** Keeps the store of the bus at what the browser says of its network. */
export function useConnectivity(): void {
  useEffect(() => {
    const update = () => setConnectivity(navigator.onLine ? 'online' : 'offline');
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
}
