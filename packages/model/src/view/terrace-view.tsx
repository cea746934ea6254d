import type { ProjectModel } from '@suite/api';
import { ZOOM_ICONS, ZoomButton, ZoomButtons } from '@suite/picture/zoom';
import { DEVICE_ROTATE, SUN } from '@suite/ui/icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { straightEdges } from '../camera/pose.ts';
import { lookedRound, poseOfTerrace, type TerracePlace, widened } from '../camera/terrace.ts';
import type { SunMoment } from '../sun/sun-moment.ts';
import { PICTURE_SUN } from '../sun/sun-position.ts';
import { SunControl } from '../sun-control/sun-control.tsx';
import { useSun } from '../sun-control/use-sun.ts';
import { listenForGestures } from './gestures.ts';
import { lookKey } from './look-keys.ts';
import styles from './model-view.module.css';
import { type EngineState, useModelEngine } from './use-model-engine.ts';
import { useMotion } from './use-motion.ts';

export interface TerraceViewProps {
  readonly model: ProjectModel;
  readonly terrace: TerracePlace;
  readonly buildingId: number;
  readonly moment: SunMoment | null;
  readonly onMoment: (moment: SunMoment | null) => void;
  /** Name of the canvas for screen readers. */
  readonly name: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** What is shown until the first frame is there, or where there never is one. */
  readonly children?: ReactNode;
}

/** Radians for a pixel of a drag: what is held goes along with the finger. */
const LOOK_PER_PX = 0.0035;
const ZOOM_STEP = 1.25;

function stateText(state: EngineState): string | null {
  if (state.kind === 'loading') return 'model.loading';
  if (state.kind === 'unable') return `model.terrace.unable.${state.reason}`;
  return state.isLost ? 'model.lost' : null;
}

/** The view from a terrace, at the height of the eyes: one looks round and stays where one is. Needs the model's messages. */
export function TerraceView({
  model,
  terrace,
  buildingId,
  name,
  zoomIn,
  zoomOut,
  children,
  ...input
}: TerraceViewProps) {
  const { formatMessage } = useIntl();
  const say = (id: string) => formatMessage({ id });
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSunOpen, setSunOpen] = useState(false);
  const pictureSun = model.place.pictureSun ?? PICTURE_SUN;
  const sun = useSun({ ...input, place: model.place, pictureSun });
  const firstPose = () => {
    const { clientWidth = 1, clientHeight = 1 } = surface.current ?? {};
    return poseOfTerrace(terrace, clientHeight > 0 ? clientWidth / clientHeight : 1);
  };
  const state = useModelEngine({ canvas, model, firstPose, sun: sun.sun, buildingId });
  const engine = state.kind === 'ready' ? state.engine : null;
  const motion = useMotion(engine);
  const text = stateText(state);

  // Another home's terrace, without loading the place anew.
  const { eye, facing } = terrace;
  const [x, y, z] = eye;
  useEffect(() => {
    if (!engine) return;
    const { width, height } = engine.frame();
    engine.place(poseOfTerrace({ eye: [x, y, z], facing }, width / height));
    void engine.detailOf(buildingId);
  }, [engine, buildingId, x, y, z, facing]);

  useEffect(() => {
    const element = surface.current;
    if (!element || !engine) return;
    const look = (right: number, up: number) => engine.place(lookedRound(engine.pose(), right, up));
    const byDrag = (deltaX: number, deltaY: number) => {
      const scale = LOOK_PER_PX * (engine.pose().edges.top / straightEdges(1, 58).top);
      look(-deltaX * scale, deltaY * scale);
    };
    return listenForGestures(element, {
      onTurn: byDrag,
      onPan: byDrag,
      onZoom: (factor) => engine.place(widened(engine.pose(), factor)),
      onPress: () => undefined,
      onDoublePress: () => undefined,
      onPoint: () => undefined,
    });
  }, [engine]);

  function onKeyDown(event: KeyboardEvent): void {
    const change = lookKey(event);
    if (!change || !engine) return;
    event.preventDefault();
    engine.place(change(engine.pose()));
  }

  const zoom = (factor: number) => engine?.place(widened(engine.pose(), factor));
  return (
    <div className={styles.terrace}>
      {children}
      <div
        className={engine ? `${styles.layer} ${styles.shown}` : styles.layer}
        data-model-state={state.kind}
        inert={!engine}
      >
        <div
          ref={surface}
          className={styles.surface}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the view, and its role says so
          tabIndex={0}
          aria-label={name}
          aria-description={say('model.terrace.keys')}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </div>
        <ZoomButtons>
          <ZoomButton
            label={zoomIn}
            icon={ZOOM_ICONS.plus}
            idle={false}
            onPress={() => zoom(1 / ZOOM_STEP)}
          />
          <ZoomButton label={zoomOut} icon={ZOOM_ICONS.minus} idle={false} onPress={() => zoom(ZOOM_STEP)} />
          <ZoomButton
            label={say('model.sun.title')}
            icon={SUN}
            pressed={isSunOpen}
            idle={false}
            onPress={() => setSunOpen(!isSunOpen)}
          />
          {motion.isOffered && (
            <ZoomButton
              label={say('model.terrace.motion')}
              icon={DEVICE_ROTATE}
              pressed={motion.isOn}
              idle={false}
              onPress={motion.toggle}
            />
          )}
        </ZoomButtons>
        {isSunOpen && (
          <div className={styles.sun}>
            <SunControl state={sun} />
          </div>
        )}
      </div>
      {(text !== null || motion.isRefused) && (
        <p className={styles.say} role="status">
          {say(text ?? 'model.terrace.motion-refused')}
        </p>
      )}
    </div>
  );
}
