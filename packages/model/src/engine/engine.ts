import type { ProjectModel } from '@suite/api';
import { PerspectiveCamera, Scene, Vector2 } from 'three';
import { poseOfBox } from '../camera/box-pose.ts';
import { constrained, type PoseLimits } from '../camera/limits.ts';
import { type Pose, rayThrough, straightEdges, withAspect } from '../camera/pose.ts';
import { boxAround, projector } from '../camera/projection.ts';
import type { LabelBox } from '../labels/place-labels.ts';
import { sunLight } from '../sun/sun-light.ts';
import { PICTURE_SUN, type SunPosition } from '../sun/sun-position.ts';
import { economyOf, FIRST_PACE, type Pace, paceAfter } from '../support/pace.ts';
import type { Quality } from '../support/quality.ts';
import type { Ray } from '../units/pick-unit.ts';
import type { ShownUnit, UnitMarks } from '../units/unit-paint.ts';
import { applyPose } from './apply-pose.ts';
import type { Engine, EngineEvents, EngineHost, FrameReport } from './engine-types.ts';
import { createFileLoader } from './fetch-files.ts';
import { createFrameLoop } from './frame-loop.ts';
import { limitsOf } from './limits-of.ts';
import type { NearPlantLayer } from './near-plants.ts';
import { createPictureLayer } from './picture-layer.ts';
import { addPlace, type PlaceScene } from './place-scene.ts';
import { createRenderer } from './renderer.ts';
import { disposeOf } from './scene-parts.ts';
import { createSceneUniforms, setSunUniforms } from './scene-uniforms.ts';
import { installFilm } from './shading/film.ts';
import { createSky } from './sky.ts';
import { createSunlight } from './sunlight.ts';
import type { UnitScene } from './unit-scene.ts';

/** All pixels are drawn so long after the last frame of a movement. */
const SHARP_AFTER_MS = 250;

/** Share of the leaves where drawing has become as cheap as it can. */
const FEW_LEAVES = 0.25;

/** Until it is told where to stand. */
const FIRST_POSE: Pose = { eye: [0, 200, 500], target: [0, 0, 0], edges: straightEdges(16 / 9, 40) };

/**
 * Fetches the model and makes it ready to be drawn, once it has a size, a sun and a pose.
 * @throws {ModelFileError} where a file of it does not come.
 */
export async function createEngine(
  { canvas, labels }: EngineHost,
  model: ProjectModel,
  { quality, signal }: { readonly quality: Quality; readonly signal: AbortSignal },
  events: EngineEvents,
): Promise<Engine> {
  installFilm();
  const renderer = createRenderer(canvas, quality.isSmooth);
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const uniforms = createSceneUniforms();
  const sky = createSky(renderer, scene, uniforms, quality.sky);
  const sunlight = createSunlight(scene, renderer, quality.shadowPx);
  const anisotropy = quality.isSmooth ? 8 : 2;
  const loader = createFileLoader(signal, anisotropy);
  const picture = createPictureLayer(
    uniforms,
    sunLight(model.place.pictureSun ?? PICTURE_SUN).direction,
    (address) => loader.texture(address, false, quality.pictureWidth),
  );
  let units: UnitScene | null = null;
  let place: PlaceScene | null = null;
  let nearPlants: NearPlantLayer | null = null;
  let limits: PoseLimits | null = null;
  let sun: SunPosition | null = null;
  let size = { width: 0, height: 0, pixelRatio: 1 };
  let pace: Pace = FIRST_PACE;
  let lastMs = 0;
  let restTimer = 0;
  let frames = 0;
  let isDrawnCoarse = false;
  let isSunDue = false;
  let isAwaited = false;
  let painted: { readonly units?: readonly ShownUnit[]; readonly marks?: UnitMarks } = {};
  let taken: readonly LabelBox[] = [];
  const afterFrame: (() => void)[] = [];
  const frameReports = new Set<FrameReport>();
  const loop = createFrameLoop(FIRST_POSE, drawFrame);

  function setPixels(isMoving: boolean): void {
    const { motionScale, isRatioOne } = economyOf(pace);
    const atRest = isRatioOne ? 1 : Math.min(size.pixelRatio, quality.pixelRatio);
    const density = isMoving ? atRest * motionScale : atRest;
    isDrawnCoarse = density < atRest;
    if (renderer.getPixelRatio() !== density) renderer.setPixelRatio(density);
    units?.setDensity(density);
  }

  function keepPace(nowMs: number): void {
    const former = pace.step;
    pace = paceAfter(pace, nowMs - lastMs);
    const isMoving = nowMs - lastMs < SHARP_AFTER_MS;
    lastMs = nowMs;
    if (pace.step !== former && economyOf(pace).isShadowSmall) sunlight.setMapSize(quality.shadowPx / 2);
    clearTimeout(restTimer);
    if (isMoving && economyOf(pace).motionScale < 1) {
      setPixels(true);
      restTimer = window.setTimeout(sharpen, SHARP_AFTER_MS);
    } else setPixels(false);
  }

  /** The movement has ended: all pixels again. */
  function sharpen(): void {
    if (!isDrawnCoarse) return;
    lastMs = 0;
    loop.request();
  }

  function drawFrame(pose: Pose, nowMs: number): void {
    // Nobody sees what comes before: it would wait for its programs, and be drawn with each part that arrives.
    if (size.width === 0 || !isAwaited) return;
    keepPace(nowMs);
    if (isSunDue) shine();
    applyPose(camera, pose);
    sunlight.fit(pose);
    picture.fit(pose, renderer.getDrawingBufferSize(new Vector2()));
    nearPlants?.fit(pose, quality.leafTriangles * (economyOf(pace).hasNoDetail ? FEW_LEAVES : 1));
    renderer.render(scene, camera);
    frames += 1;
    units?.drawLabels(pose);
    const project = projector(pose, size);
    for (const report of frameReports) report(project, uniforms.pictureShare.value);
    for (const resolve of afterFrame.splice(0)) resolve();
  }

  function shine(): void {
    isSunDue = false;
    if (!sun) return;
    const light = sunLight(sun);
    setSunUniforms(uniforms, light);
    sunlight.set(light);
    renderer.toneMappingExposure = light.exposure;
    sky.light(light);
  }

  /** Sky and shadows follow with the next frame, once for all that is set until then; the first at once, to be compiled. */
  function setSun(next: SunPosition): void {
    if (sun?.altitude === next.altitude && sun.azimuth === next.azimuth) return;
    const isFirst = sun === null;
    sun = next;
    isSunDue = true;
    if (isFirst) shine();
    loop.request();
  }

  function onLost(event: Event): void {
    event.preventDefault();
    loop.stop();
    events.onLost(true);
  }

  /** Sky, its filtered copy and the shadows lived on what was lost. */
  function onRestored(): void {
    isSunDue = true;
    loop.request();
    events.onLost(false);
  }

  function dispose(): void {
    loop.dispose();
    clearTimeout(restTimer);
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
    sky.dispose();
    sunlight.dispose();
    units?.dispose();
    nearPlants?.dispose();
    picture.dispose();
    place?.dispose();
    disposeOf(scene);
    renderer.dispose();
    renderer.forceContextLoss();
  }

  try {
    const [added, unitScene] = await Promise.all([
      addPlace(scene, model, { quality, loader, uniforms }),
      labels && import(/* webpackChunkName: "model-units" */ './unit-scene.ts'),
    ]);
    place = added;
    units =
      unitScene && labels && unitScene.createUnitScene(scene, place, model, { canvas, labels }, uniforms);
    limits = limitsOf(place.heights, model);
    signal.throwIfAborted();
  } catch (error) {
    dispose();
    throw error;
  }
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  const loaded = { place, limits };

  function rayAt(x: number, y: number): Ray {
    const direction = rayThrough(loop.pose(), (x / size.width) * 2 - 1, 1 - (y / size.height) * 2);
    return { origin: loop.pose().eye, direction };
  }

  async function growLeaves(): Promise<void> {
    if (nearPlants) return;
    nearPlants = await loaded.place.leaves();
    loop.request();
  }

  async function detail(buildings: ProjectModel['buildings'], hasPaneShadow: boolean): Promise<void> {
    for (const building of buildings) {
      if (signal.aborted || economyOf(pace).hasNoDetail) return;
      if (!(await loaded.place.detail(building, { hasPaneShadow })) || signal.aborted) continue;
      sunlight.invalidate();
      loop.request();
    }
  }

  return {
    pose: loop.pose,
    place: loop.place,
    move(change) {
      const from = loop.pose();
      loop.place(constrained(change(from), loaded.limits, from));
    },
    fly: loop.fly,
    setSun,
    async setPicture(view, address) {
      if (await picture.set(view, address)) loop.request();
    },
    setUnits(shown, marks) {
      if (shown === painted.units && marks === painted.marks) return;
      painted = { units: shown, marks };
      units?.set(shown, marks);
      loop.request();
    },
    setTaken(next) {
      if (next === taken) return;
      taken = next;
      units?.setTaken(next);
      loop.request();
    },
    unitAt: (x, y) => units?.pick(rayAt(x, y)) ?? null,
    poseOfBuildingAt(x, y) {
      const box = units?.buildingBox(rayAt(x, y)) ?? null;
      return box && constrained(poseOfBox(box, loop.pose()), loaded.limits, loop.pose());
    },
    onFrame(report) {
      frameReports.add(report);
      if (frames > 0) report(projector(loop.pose(), size), uniforms.pictureShare.value);
      return () => frameReports.delete(report);
    },
    boxOf(unitId) {
      return boxAround(units?.pointsOf(unitId) ?? [], projector(loop.pose(), size));
    },
    async detailOf(buildingId) {
      const buildings = model.buildings.filter(({ id }) => id === buildingId);
      if (buildings.length > 0) await growLeaves();
      await detail(buildings, true);
    },
    async detailAll() {
      await growLeaves();
      if (quality.hasDetail) await detail(model.buildings, false);
    },
    async drawn() {
      await renderer.compileAsync(scene, camera);
      isAwaited = true;
      loop.request();
      await new Promise<void>((resolve) => afterFrame.push(resolve));
    },
    resize(frame, pixelRatio) {
      if (frame.width === 0 || frame.height === 0) return;
      size = { ...frame, pixelRatio };
      renderer.setSize(frame.width, frame.height, false);
      setPixels(false);
      units?.resize(frame, pixelRatio);
      loop.place({ ...loop.pose(), edges: withAspect(loop.pose().edges, frame.width / frame.height) });
    },
    frame: () => size,
    frames: () => frames,
    dispose,
  };
}
