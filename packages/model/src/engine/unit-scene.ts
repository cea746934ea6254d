import type { ProjectModel } from '@suite/api';
import type { Scene } from 'three';
import type { PlaceBox } from '../camera/box-pose.ts';
import type { Pose } from '../camera/pose.ts';
import type { FrameSize } from '../camera/projection.ts';
import type { Vector } from '../camera/vector.ts';
import type { LabelBox } from '../labels/place-labels.ts';
import { buildingBoxes, firstBox } from '../units/building-boxes.ts';
import { pickUnit, type Ray } from '../units/pick-unit.ts';
import { type UnitFace, unitFaces } from '../units/unit-faces.ts';
import type { ShownUnit, UnitMarks } from '../units/unit-paint.ts';
import { unitVolumes } from '../units/unit-volumes.ts';
import { createLabelLayer } from './label-layer.ts';
import type { PlaceScene } from './place-scene.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { addUnitLayer } from './unit-layer.ts';

/** The units of the place: drawn, picked and labelled. */
export interface UnitScene {
  readonly set: (units: readonly ShownUnit[], marks: UnitMarks) => void;
  /** The shown unit that a ray meets before any other volume; one that is filtered out is none. */
  readonly pick: (ray: Ray) => number | null;
  /** What the building that a ray meets first fills, also one whose units are not shown. */
  readonly buildingBox: (ray: Ray) => PlaceBox | null;
  readonly pointsOf: (unitId: number) => readonly Vector[];
  readonly drawLabels: (pose: Pose) => void;
  /** Where others lie over the frame: no number is drawn below them. */
  readonly setTaken: (taken: readonly LabelBox[]) => void;
  readonly resize: (frame: FrameSize, pixelRatio: number) => void;
  readonly setDensity: (density: number) => void;
  readonly dispose: () => void;
}

/** Null where the place has no volumes. */
export function createUnitScene(
  scene: Scene,
  { volumes: volumesMesh, outlines }: Pick<PlaceScene, 'volumes' | 'outlines'>,
  model: ProjectModel,
  host: { readonly canvas: HTMLCanvasElement; readonly labels: HTMLCanvasElement },
  uniforms: SceneUniforms,
): UnitScene | null {
  if (!volumesMesh) return null;
  const layer = addUnitLayer(scene, { volumes: volumesMesh, outlines }, model.units, host.canvas, uniforms);
  const labels = createLabelLayer(host.labels);
  const volumes = unitVolumes(layer.mesh, layer.count);
  const volumeOf = new Map(model.units.map(({ id, volume }) => [id, volume]));
  const boxes = buildingBoxes(model.units, volumes);
  const facesOf = new Map<number, readonly UnitFace[]>();
  let unitOf: readonly (ShownUnit | null)[] = [];
  let labelled: ReadonlyMap<number, readonly UnitFace[]> = new Map();
  let areLabelsShown = true;

  function facesAt(volume: number): readonly UnitFace[] {
    const body = volumes[volume];
    const faces = facesOf.get(volume) ?? (body ? unitFaces(layer.mesh, body) : []);
    facesOf.set(volume, faces);
    return faces;
  }

  /** Every body hides what is behind it, also those of units that are not shown. */
  function firstVolume(ray: Ray): number | null {
    return pickUnit(layer.mesh, volumes, ray, () => true)?.volume ?? null;
  }

  return {
    set(units, marks) {
      const next: (ShownUnit | null)[] = Array.from({ length: layer.count }, () => null);
      for (const unit of units) {
        const volume = volumeOf.get(unit.id);
        if (volume !== undefined) next[volume] = unit;
      }
      unitOf = next;
      areLabelsShown = marks.overlayShown;
      const withLabel = next.flatMap((unit, volume) => (unit && !unit.filteredOut ? [volume] : []));
      labelled = new Map(withLabel.map((volume) => [volume, facesAt(volume)]));
      layer.paint(next, marks);
    },
    pick(ray) {
      const volume = firstVolume(ray);
      const unit = volume === null ? null : unitOf[volume];
      return unit && !unit.filteredOut ? unit.id : null;
    },
    buildingBox: (ray) => firstBox(boxes.values(), ray),
    pointsOf: (unitId) => volumes[volumeOf.get(unitId) ?? -1]?.points ?? [],
    setTaken: labels.setTaken,
    resize: labels.resize,
    drawLabels(pose) {
      if (areLabelsShown) labels.draw(pose, labelled, unitOf, firstVolume);
      else labels.clear();
    },
    setDensity: layer.setDensity,
    dispose: layer.dispose,
  };
}
