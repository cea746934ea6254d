import type { Camera } from '../camera/camera.ts';
import type { BasemapData } from './basemap/basemap-data.ts';
import { createGeoSurface, type GeoSurface, type PinPlace } from './geo-surface.ts';
import { boxAround, type GeoView } from './geo-view.ts';
import { holdGestures } from './held-gestures.ts';
import { commonMapBox, type MapBox, type MapPoint, unionOfMapBoxes } from './mercator.ts';
import type { MapMotion } from './ol-motion.ts';
import { placeBox } from './place-box.ts';
import { restingCamera } from './resting-camera.ts';
import type { GeoMapLanguage, GeoMapPadding } from './types.ts';

export interface GeoEngine
  extends Pick<GeoView, 'reset' | 'zoomBy' | 'openCluster' | 'show' | 'goTo'>,
    Pick<GeoSurface, 'state' | 'subscribe'> {
  /** Pins belong into it; it is always where a drag over one of them moves the map. */
  readonly pins: HTMLElement;
  /** `onBeyond`, where there is more of it: called once a hand is on the map, or when it shows what lies beyond. */
  readonly setBasemap: (data: BasemapData, onBeyond?: () => void) => void;
  readonly setLanguage: (language: GeoMapLanguage) => void;
  readonly setPadding: (padding: GeoMapPadding) => void;
  /** Shows these points first. Without any, all of the basemap. */
  readonly setHome: (points: readonly MapPoint[]) => void;
  readonly setPins: (pins: readonly PinPlace[]) => void;
  readonly dispose: () => void;
}

/** Half of Europe: what is shown when there is neither a basemap nor a project. */
const FALLBACK_BOUNDS: MapBox = [1_200_000, -6_300_000, 2_800_000, -4_600_000];
/** How far around projects beyond the basemap the visitor may move, in metres. */
const MARGIN_M = 200_000;

/**
 * The basemap on a canvas, and pins that follow it. `stage` becomes the map; `frame` is around it and its controls, and
 * hears the keys. Names keep clear of `controls`. What moves the map is fetched at the first sign of a hand.
 */
export function createGeoEngine(
  frame: HTMLElement,
  stage: HTMLElement,
  controls: () => Iterable<HTMLElement>,
): GeoEngine {
  const surface = createGeoSurface(frame, controls, () => repaint());
  let padding: GeoMapPadding = { top: 0, right: 0, bottom: 0, left: 0 };
  let basemapBounds: MapBox | null = null;
  let askForMore: (() => void) | null = null;
  let homePoints: readonly MapPoint[] | null = null;
  let bounds: MapBox | null = null;
  let home: MapBox | null = null;
  let motion: MapMotion | null = null;
  const pinsElement = document.createElement('div');
  pinsElement.style.display = 'contents';

  /** A map that nobody has moved needs no library. */
  function rest(): void {
    const { clientWidth: width, clientHeight: height } = stage;
    const resting = home && bounds && restingCamera(home, bounds, { width, height }, padding);
    if (!resting) return;
    surface.update({ ...resting.camera, width, height, moving: false }, resting.limits);
    if (basemapBounds && !containsBox(basemapBounds, shownBox(resting.camera, width, height))) goBeyond();
  }

  function goBeyond(): void {
    const ask = askForMore;
    askForMore = null;
    ask?.();
  }

  let restingFrame = 0;
  function render(): void {
    if (motion) motion.render();
    else {
      cancelAnimationFrame(restingFrame);
      restingFrame = requestAnimationFrame(rest);
    }
  }
  const resized = new ResizeObserver(render);
  resized.observe(stage);
  stage.append(surface.canvas, pinsElement);

  let loading: Promise<void> | null = null;
  function beginMotion(): Promise<void> {
    goBeyond();
    loading ??= import(/* webpackChunkName: "map-motion" */ './ol-motion.ts').then(
      ({ createMapMotion }) =>
        new Promise<void>((resolve) => {
          held.whenNoClick(() => {
            takeOver(createMapMotion);
            resolve();
          });
        }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }
  // A sign alone is no reason to complain; the next one tries again.
  const held = holdGestures(frame, stage, () => void beginMotion().catch(() => undefined));

  /** At the same place in the same frame, with the focus and what a hand had begun. */
  function takeOver(createMapMotion: typeof import('./ol-motion.ts')['createMapMotion']): void {
    cancelAnimationFrame(restingFrame);
    resized.disconnect();
    const created = createMapMotion({
      stage,
      frame,
      element: surface.canvas,
      update: (now) => surface.update(now, created.view.limits()),
    });
    motion = created;
    surface.reachBeyond();
    created.view.setPadding(padding);
    if (bounds) created.view.setBounds(bounds);
    if (home) created.view.setHome(home);
    created.renderNow();
    moveInto(created.viewport, pinsElement);
    held.handOver(created.viewport);
  }

  function act(action: (view: GeoView) => void): void {
    if (motion) action(motion.view);
    else
      beginMotion().then(
        () => motion && action(motion.view),
        // Where the library cannot be had the map stays as it is.
        () => undefined,
      );
  }

  function repaint(): void {
    surface.invalidate();
    render();
  }

  /** The visitor may go wherever there is a basemap or a project. */
  function updateBounds(): void {
    const projects = boxAround(homePoints ?? []);
    const wide = projects && widened(projects);
    bounds =
      (basemapBounds && wide ? unionOfMapBoxes(basemapBounds, wide) : (basemapBounds ?? wide)) ??
      FALLBACK_BOUNDS;
    motion?.view.setBounds(bounds);
    if (homePoints) {
      home = projects ?? bounds;
      motion?.view.setHome(home);
    }
    render();
  }

  return {
    pins: pinsElement,
    state: surface.state,
    subscribe: surface.subscribe,
    setBasemap(data, onBeyond) {
      askForMore = onBeyond ?? null;
      surface.setBasemap(data);
      basemapBounds = data.bounds;
      updateBounds();
      repaint();
    },
    setLanguage(language) {
      surface.setLanguage(language);
      repaint();
    },
    setPadding(next) {
      padding = next;
      surface.setPadding(next);
      motion?.view.setPadding(next);
      repaint();
    },
    setHome(points) {
      homePoints = points;
      updateBounds();
    },
    setPins(next) {
      surface.setPins(next);
      repaint();
    },
    reset: () => motion?.view.reset(),
    zoomBy: (levels) => act((view) => view.zoomBy(levels)),
    openCluster: (points) => act((view) => view.openCluster(points)),
    show: (point) => act((view) => view.show(point)),
    goTo(place) {
      const isReached = bounds !== null && commonMapBox(placeBox(place), bounds) !== null;
      if (isReached) act((view) => view.goTo(place));
      return isReached;
    },
    dispose() {
      cancelAnimationFrame(restingFrame);
      resized.disconnect();
      held.dispose();
      surface.dispose();
      pinsElement.remove();
      motion?.dispose();
    },
  };
}

/** With the focus, which elements that are moved lose. */
function moveInto(parent: HTMLElement, element: HTMLElement): void {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  parent.append(element);
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

function shownBox({ centerX, centerY, scale }: Camera, widthPx: number, heightPx: number): MapBox {
  const [halfX, halfY] = [widthPx / 2 / scale, heightPx / 2 / scale];
  return [centerX - halfX, centerY - halfY, centerX + halfX, centerY + halfY];
}

function containsBox([minX, minY, maxX, maxY]: MapBox, inner: MapBox): boolean {
  return inner[0] >= minX && inner[1] >= minY && inner[2] <= maxX && inner[3] <= maxY;
}

function widened([minX, minY, maxX, maxY]: MapBox): MapBox {
  return [minX - MARGIN_M, minY - MARGIN_M, maxX + MARGIN_M, maxY + MARGIN_M];
}
