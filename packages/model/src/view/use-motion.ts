import { useEffect, useState } from 'react';
import { sightOf } from '../camera/motion.ts';
import { headingOf } from '../camera/pose.ts';
import { looking } from '../camera/terrace.ts';
import type { Engine } from '../engine/engine-types.ts';

/** Where the browser asks the visitor first. */
interface AskingEvent {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>;
}

export interface Motion {
  /** Only on what is held in a hand. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  /** The visitor said no, or the device has no sensor. */
  readonly isRefused: boolean;
  readonly toggle: () => void;
}

/** A sensor that says nothing so long is not there. */
const SILENT_MS = 2000;

function canBeAsked(): boolean {
  return 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;
}

async function isAllowed(): Promise<boolean> {
  const { requestPermission } = DeviceOrientationEvent as unknown as AskingEvent;
  if (!requestPermission) return true;
  return requestPermission.call(DeviceOrientationEvent).then(
    (said) => said === 'granted',
    () => false,
  );
}

/** Looks where the device points, from where the view looked when that began; its compass is not relied on. */
export function useMotion(engine: Engine | null): Motion {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  useEffect(() => {
    if (state !== 'on' || !engine) return;
    let offset: number | null = null;
    const silence = setTimeout(() => setState('refused'), SILENT_MS);
    const onTurn = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      clearTimeout(silence);
      const { heading, tilt } = sightOf({ alpha, beta, gamma });
      offset ??= headingOf(engine.pose()) - heading;
      engine.place(looking(engine.pose(), heading + offset, tilt));
    };
    window.addEventListener('deviceorientation', onTurn);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('deviceorientation', onTurn);
    };
  }, [state, engine]);
  return {
    isOffered: canBeAsked(),
    isOn: state === 'on',
    isRefused: state === 'refused',
    toggle() {
      if (state === 'on') setState('off');
      else void isAllowed().then((allowed) => setState(allowed ? 'on' : 'refused'));
    },
  };
}
