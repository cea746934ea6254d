import { PULSE_MAX, PULSE_MIN, PULSE_PERIOD_MS } from '../pulse.ts';

export interface PulseAnimation {
  readonly run: (wanted: boolean) => void;
  readonly dispose: () => void;
}

const FAINTEST = PULSE_MIN / PULSE_MAX;
const WAVE: KeyframeAnimationOptions = {
  duration: PULSE_PERIOD_MS / 2,
  direction: 'alternate',
  iterations: Number.POSITIVE_INFINITY,
  easing: 'cubic-bezier(0.37, 0, 0.63, 1)',
};

/**
 * The wave of the pulse on an element that is drawn at its strongest: an animation of the browser's compositor,
 * which takes no JavaScript. Not one of a stylesheet: that raises an event each second, which wakes the main
 * thread. It is still under reduced motion and in a hidden tab.
 */
export function createPulseAnimation(element: HTMLElement): PulseAnimation {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  let wanted = false;
  let animation: Animation | null = null;
  element.style.opacity = String(FAINTEST);

  function stop(): void {
    animation?.cancel();
    animation = null;
  }

  function update(): void {
    if (!wanted || reducedMotion.matches) {
      stop();
      return;
    }
    animation ??= element.animate({ opacity: [FAINTEST, 1] }, WAVE);
    if (document.hidden) animation.pause();
    else if (animation.playState === 'paused') animation.play();
  }

  document.addEventListener('visibilitychange', update, { signal: listening.signal });
  reducedMotion.addEventListener('change', update, { signal: listening.signal });
  return {
    run(next) {
      wanted = next;
      update();
    },
    dispose() {
      listening.abort();
      stop();
    },
  };
}
