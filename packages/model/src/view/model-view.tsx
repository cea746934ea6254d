import type { ProjectModel } from '@suite/api';
import type { PictureHandle, PicturePart } from '@suite/picture';
import { ZOOM_ICONS, ZoomButton, ZoomButtons } from '@suite/picture/zoom';
import { LiveRegion } from '@suite/ui';
import { SUN } from '@suite/ui/icons';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { approached, type Pose, poseOfView, type ViewCamera } from '../camera/pose.ts';
import type { FrameBox } from '../camera/projection.ts';
import type { Engine } from '../engine/engine-types.ts';
import type { SunMoment } from '../sun/sun-moment.ts';
import { PICTURE_SUN } from '../sun/sun-position.ts';
import { SunControl } from '../sun-control/sun-control.tsx';
import { useSun } from '../sun-control/use-sun.ts';
import type { UnsupportedReason } from '../support/support.ts';
import type { ShownUnit, UnitMarks } from '../units/unit-paint.ts';
import { keyAction, northward } from './keys.ts';
import styles from './model-view.module.css';
import { type OverlayLinks, PictureOverlay } from './picture-overlay.tsx';
import { type ModelPin, PinLayer } from './pin-layer.tsx';
import { useModelEngine } from './use-model-engine.ts';
import { useModelPointer } from './use-model-pointer.ts';
import { useStay } from './use-stay.ts';
import { useTaken } from './use-taken.ts';
import { useUnitKeys } from './use-unit-keys.ts';

/** What becomes of the model on a page. */
export type ModelState =
  | { readonly kind: 'loading' }
  /** It covers the picture. */
  | { readonly kind: 'shown' }
  /** The picture shows through, or is about to. */
  | { readonly kind: 'leaving' }
  /** Nothing of it is on the screen any more. */
  | { readonly kind: 'left' }
  /** The device took its drawing away for a while. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'unable'; readonly reason: UnsupportedReason | 'failed' };

export interface ModelViewLabels {
  /** Name of the canvas for screen readers. */
  readonly name: string;
  /** Read after it: which keys do what. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly north: string;
  readonly sun: string;
}

export interface ModelViewProps {
  readonly model: ProjectModel;
  /** Camera of the picture that is on the page. */
  readonly view: ViewCamera;
  /** That picture, in a frame as large as this one; null where the camera is another one's. */
  readonly picture: RefObject<PictureHandle | null> | null;
  /** False has the view go back to the picture, once that is there, and leave. */
  readonly isWanted: boolean;
  /** The picture is painted. */
  readonly isPictureReady: boolean;
  /** When the sun is to shine, as the place's clocks show it; null as in the pictures. */
  readonly moment: SunMoment | null;
  /** The visitor chose another time; told when the sliders rest. */
  readonly onMoment: (moment: SunMoment | null) => void;
  /** The building that is drawn in full from the first frame on. */
  readonly buildingId: number | null;
  /** Compared by identity, like the marks. */
  readonly units: readonly ShownUnit[];
  readonly marks: UnitMarks;
  /** The unit under the mouse and where it is in the frame, or null. */
  readonly onHover: (unitId: number | null, box: FrameBox | null) => void;
  readonly onPress: (unitId: number | null, pointerType: string) => void;
  /** Read out of the unit that has the keyboard; without it arrows turn the view and nothing else. */
  readonly nameOf?: (unitId: number) => string;
  /** The visitor asks for the picture. */
  readonly onBack: () => void;
  readonly onState: (state: ModelState) => void;
  readonly labels: ModelViewLabels;
  /** Compared by identity. */
  readonly pins?: readonly ModelPin[];
  /**
   * Where the picture shows areas in place of units: what stands on it stays over the model until the view moves, and units
   * and pins come in its place. What its links do.
   */
  readonly overlayLinks?: OverlayLinks | undefined;
  /** What of the page stands over the model: numbers and pins keep clear of it. */
  readonly over?: readonly RefObject<HTMLElement | null>[];
  /** Further buttons below those of the view. */
  readonly buttons?: ReactNode;
}

const WHOLE: PicturePart = { left: 0, top: 0, right: 1, bottom: 1 };
const ZOOM_STEP = 1.6;
const NO_PINS: readonly ModelPin[] = [];
const NOTHING: readonly RefObject<HTMLElement | null>[] = [];

/**
 * The live place over a picture: it begins exactly where the picture's camera stands, with its pan and zoom, and fades
 * in. It fills its nearest positioned ancestor.
 */
export function ModelView(props: ModelViewProps) {
  const { model, view, picture, isWanted, isPictureReady, buildingId, units, marks, labels } = props;
  const { pins = NO_PINS, over = NOTHING } = props;
  const layer = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const labelCanvas = useRef<HTMLCanvasElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const sunPanel = useRef<HTMLDivElement>(null);
  const [isSunOpen, setSunOpen] = useState(false);
  const pictureSun = model.place.pictureSun ?? PICTURE_SUN;
  const sun = useSun({ place: model.place, pictureSun, moment: props.moment, onMoment: props.onMoment });
  const picturePose = (): Pose => poseOfView(view, picture?.current?.partInFrame() ?? WHOLE);
  const taken = useTaken(surface, [buttons, sunPanel, ...over]);
  const areBehindPicture = props.overlayLinks !== undefined;
  const shownMarks = useMemo(() => ({ ...marks, areBehindPicture }), [marks, areBehindPicture]);
  const layPicture = (to: Engine) => to.setPicture(view, picture?.current?.address() ?? null);
  const state = useModelEngine({
    canvas,
    labels: labelCanvas,
    model,
    firstPose: picturePose,
    // It fades into the picture in the picture's light.
    sun: isWanted ? sun.sun : pictureSun,
    buildingId,
    // All of the first frame, which costs a weak device the most: nothing comes with another one.
    prepare(to) {
      to.setUnits(units, shownMarks);
      to.setTaken(taken);
      return layPicture(to);
    },
  });
  const engine = state.kind === 'ready' ? state.engine : null;
  const isShown = useStay(state, picturePose, props);
  const layLatest = useEffectEvent(layPicture);
  // Another one is chosen from within the model.
  useEffect(() => {
    if (engine && isPictureReady) void layLatest(engine);
  }, [engine, view, isPictureReady]);
  const isOverUnit = useModelPointer(surface, engine, props);
  useEffect(() => engine?.setUnits(units, shownMarks), [engine, units, shownMarks]);

  useEffect(() => engine?.setTaken(taken), [engine, taken]);

  const { nameOf } = props;
  const unitKeys = useUnitKeys(engine, units, props);

  const move = (change: (pose: Pose) => Pose) => engine?.move(change);
  function onKeyDown(event: KeyboardEvent): void {
    const isOfUnits = nameOf !== undefined && unitKeys.press(event);
    const action = isOfUnits ? null : keyAction(event);
    if (isOfUnits || action) event.preventDefault();
    if (!action) return;
    if (action.kind === 'back') props.onBack();
    else move(action.change);
  }

  return (
    <div
      ref={layer}
      className={isShown ? `${styles.layer} ${styles.shown}` : styles.layer}
      data-model-state={state.kind}
      inert={!isShown}
    >
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the view, and its role says so
        tabIndex={0}
        aria-label={labels.name}
        aria-description={labels.keys}
        data-hovered={isOverUnit}
        onKeyDown={onKeyDown}
        onBlur={unitKeys.leave}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <canvas ref={labelCanvas} className={`${styles.canvas} ${styles.afterOverlay}`} />
      </div>
      {props.overlayLinks && (
        <PictureOverlay
          engine={engine}
          of={isPictureReady ? view : null}
          layer={layer}
          taken={taken}
          links={props.overlayLinks}
        />
      )}
      <LiveRegion>{nameOf && unitKeys.focusedId !== null ? nameOf(unitKeys.focusedId) : ''}</LiveRegion>
      <PinLayer engine={engine} pins={pins} taken={taken} />
      <ZoomButtons ref={buttons}>
        <ZoomButton
          label={labels.zoomIn}
          icon={ZOOM_ICONS.plus}
          idle={false}
          onPress={() => move((pose) => approached(pose, 1 / ZOOM_STEP))}
        />
        <ZoomButton
          label={labels.zoomOut}
          icon={ZOOM_ICONS.minus}
          idle={false}
          onPress={() => move((pose) => approached(pose, ZOOM_STEP))}
        />
        <ZoomButton label={labels.north} icon={NORTH} idle={false} onPress={() => move(northward)} />
        <ZoomButton
          label={labels.sun}
          icon={SUN}
          pressed={isSunOpen}
          idle={false}
          onPress={() => setSunOpen(!isSunOpen)}
        />
        {props.buttons}
      </ZoomButtons>
      {isSunOpen && (
        <div ref={sunPanel} className={styles.sun}>
          <SunControl state={sun} />
        </div>
      )}
    </div>
  );
}

/** An arrow that points up, as on maps. */
const NORTH = 'M128,24 L200,216 L128,176 L56,216 Z';
