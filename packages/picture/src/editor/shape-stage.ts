import { boxOf, type EditedShape, facadeHandles, moveHandle, type Point, SNAP_PX } from '@suite/shapes';
import type Collection from 'ol/Collection.js';
import Feature from 'ol/Feature.js';
import PointGeometry from 'ol/geom/Point.js';
import Draw from 'ol/interaction/Draw.js';
import { defaults } from 'ol/interaction/defaults.js';
import Modify from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import Translate from 'ol/interaction/Translate.js';
import ImageLayer from 'ol/layer/Image.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import OlMap from 'ol/Map.js';
import Projection from 'ol/proj/Projection.js';
import Static from 'ol/source/ImageStatic.js';
import VectorSource from 'ol/source/Vector.js';
import View from 'ol/View.js';
import { MOST_POINTS, report } from './drawn.ts';
import { drawFacade, handleOf } from './facade-guides.ts';
import {
  cornerAt,
  fromMap,
  movedTogether,
  placeShapes,
  pointFeature,
  type ShapeFeature,
  toMap,
  withRings,
} from './stage-features.ts';
import { guideStyles, readColours, shapeStyles } from './stage-styles.ts';
import type { StageEvents, StageHandle, StageImage, StageState, StageTool } from './types.ts';

/** Where nothing lies over the stage: top, right, bottom, left. */
const FIT_PADDING_PX = [24, 24, 24, 24];
/** Around a corner or handle; a finger is not as exact as a mouse. */
const HIT_PX = matchMedia('(pointer: coarse)').matches ? 20 : 10;
const MOST_ZOOM = 8;
/** What of the shapes is there beside the window, while a hand drags the picture. */
const RESTING_RATIO = 1.5;

/** OpenLayers with its own Draw, Modify, Snap and Translate over one picture. */
export class ShapeStage implements StageHandle {
  readonly #map: OlMap;
  readonly #extent: [number, number, number, number];
  readonly #padding: number[];
  /** Shapes that nothing touches now: they are one picture, which is not drawn anew while a corner is dragged. */
  readonly #resting = new VectorSource<ShapeFeature>();
  readonly #moving = new VectorSource<ShapeFeature>();
  readonly #guides = new VectorSource<Feature>();
  readonly #cursor = new VectorSource<Feature>();
  readonly #modify: Modify;
  readonly #translate: Translate;
  readonly #dragHandle: Translate;
  readonly #snaps: Snap[];
  readonly #styles: ReturnType<typeof guideStyles>;
  #draw: Draw | null = null;
  #drawnTool: StageTool | null = null;
  #drawn = 0;
  #isDrawing = false;
  #state: StageState;
  #events: StageEvents;

  constructor(target: HTMLElement, image: StageImage, state: StageState, events: StageEvents) {
    this.#padding = [...(image.padding ?? FIT_PADDING_PX)];
    this.#state = state;
    this.#events = events;
    const colours = readColours(target);
    this.#styles = guideStyles(colours);
    this.#extent = [0, -image.height, image.width, 0];
    const projection = new Projection({ code: 'picture', units: 'pixels', extent: this.#extent });
    const style = (feature: Parameters<typeof this.styleOf>[0]) =>
      shapeStyles(colours, this.styleOf(feature));
    const vector = (source: VectorSource, options: object = {}) =>
      new VectorLayer({ source, updateWhileInteracting: true, ...options });
    const moving = vector(this.#moving, { style });
    const guides = vector(this.#guides);
    this.#map = new OlMap({
      target,
      controls: [],
      interactions: defaults({
        altShiftDragRotate: false,
        pinchRotate: false,
        doubleClickZoom: false,
        keyboard: false,
      }),
      layers: [
        new ImageLayer({ source: new Static({ url: image.src, imageExtent: this.#extent, projection }) }),
        new VectorImageLayer({ source: this.#resting, style, imageRatio: RESTING_RATIO }),
        moving,
        guides,
        vector(this.#cursor),
      ],
      view: new View({
        projection,
        center: [image.width / 2, -image.height / 2],
        resolution: 1,
        minResolution: 1 / MOST_ZOOM,
        extent: this.#extent,
        showFullExtent: true,
        constrainOnlyCenter: true,
      }),
    });
    // Each looks for what lies under the pointer, wherever that goes: among few shapes. By `features` it would be among all.
    this.#translate = new Translate({
      filter: (feature) => feature.getId() === this.#state.selected,
      layers: [moving],
    });
    this.#modify = new Modify({ source: this.#moving, pixelTolerance: HIT_PX });
    this.#dragHandle = new Translate({
      layers: [guides],
      filter: (feature) => feature instanceof Feature && handleOf(feature) !== null,
      hitTolerance: HIT_PX,
    });
    this.#snaps = [this.#resting, this.#moving].map(
      (source) => new Snap({ source, pixelTolerance: SNAP_PX }),
    );
    for (const one of [this.#translate, this.#modify, this.#dragHandle, ...this.#snaps])
      this.#map.addInteraction(one);
    this.#listen();
    this.fit();
    this.update(state, events);
  }

  #listen(): void {
    this.#map.on('click', ({ pixel }) => {
      if (this.#state.tool !== 'select' && this.#state.tool !== 'join') return;
      const hit = this.#map.forEachFeatureAtPixel(pixel, (feature) => feature.getId(), {
        layerFilter: (layer) =>
          [this.#resting, this.#moving].some((source) => (layer as VectorLayer).getSource() === source),
        hitTolerance: 2,
      });
      const key = typeof hit === 'string' ? hit : null;
      const coordinate = this.#map.getCoordinateFromPixel(pixel);
      const shape = this.#state.shapes.find((one) => one.key === key);
      const corner = shape ? cornerAt(shape, coordinate, HIT_PX * this.resolution()) : -1;
      this.#events.onSelect(key, corner < 0 ? null : corner);
    });
    this.#modify.on('modifyend', () => this.#takeOver());
    this.#translate.on('translateend', () => this.#takeOver());
    this.#dragHandle.on(['translating', 'translateend'], (event) => {
      const { features } = event as unknown as { features: Collection<Feature> };
      const feature = features.item(0);
      const index = feature && handleOf(feature);
      const geometry = feature?.getGeometry();
      const { facade } = this.#state;
      if (!facade || index === null || index === undefined || !(geometry instanceof PointGeometry)) return;
      const handle = facadeHandles(facade)[index]?.handle;
      const moved = handle && moveHandle(facade, handle, fromMap(geometry.getCoordinates()));
      if (moved) this.#events.onFacade(moved, event.type === 'translating');
    });
  }

  /** What the pointer made of the shapes goes to who keeps them. */
  #takeOver(): void {
    this.#events.onShapes(withRings(this.#state.shapes, this.#moving));
  }

  styleOf(feature: { getId(): number | string | undefined }) {
    const { selected, corner, flagged, nameOf } = this.#state;
    const key = feature.getId();
    const shape = this.#byKey.get(String(key));
    return {
      isSelected: key === selected,
      isFlagged: flagged.has(String(key)),
      name: shape ? nameOf(shape) : '',
      corner: key === selected ? corner : null,
    };
  }

  #byKey = new Map<string, EditedShape>();

  /** Shows another state; what is the same stays as it is. */
  update(state: StageState, events: StageEvents): void {
    const before = this.#state;
    this.#state = state;
    this.#events = events;
    this.#byKey = new Map(state.shapes.map((shape) => [shape.key, shape]));
    if (before.shapes !== state.shapes || before.selected !== state.selected || before === state)
      this.#placeShapes(state);
    if (before.flagged !== state.flagged || before.selected !== state.selected) this.#resting.changed();
    this.#moving.changed();
    this.#setTool(state);
    this.#guides.clear();
    if (state.facade) drawFacade(this.#guides, state.facade, this.#styles, state.handle);
    this.#cursor.clear();
    if (state.cursor) {
      const cursor = pointFeature(state.cursor);
      cursor.setStyle(this.#styles.cursor);
      this.#cursor.addFeature(cursor);
    }
  }

  #placeShapes({ shapes, selected }: StageState): void {
    const moving = movedTogether(shapes, selected);
    placeShapes(
      this.#moving,
      shapes.filter(({ key }) => moving.has(key)),
    );
    placeShapes(
      this.#resting,
      shapes.filter(({ key }) => !moving.has(key)),
    );
  }

  #setTool({ tool, facade, isSnapping }: StageState): void {
    this.#modify.setActive(tool === 'select');
    this.#translate.setActive(tool === 'select');
    this.#dragHandle.setActive(tool === 'facade' && facade !== null);
    for (const snap of this.#snaps) snap.setActive(isSnapping);
    const drawnTool =
      tool === 'draw' || tool === 'split' || (tool === 'facade' && facade === null) ? tool : null;
    if (drawnTool === this.#drawnTool) return;
    this.#drawnTool = drawnTool;
    if (this.#draw) this.#map.removeInteraction(this.#draw);
    this.#draw = drawnTool && this.#drawFor(drawnTool);
    if (!this.#draw) return;
    // Snapping hears the pointer before what draws: it has to come last.
    for (const snap of this.#snaps) this.#map.removeInteraction(snap);
    this.#map.addInteraction(this.#draw);
    for (const snap of this.#snaps) this.#map.addInteraction(snap);
  }

  #drawFor(tool: StageTool): Draw {
    const most = MOST_POINTS[tool];
    const draw = new Draw({
      type: tool === 'split' ? 'LineString' : 'Polygon',
      ...(most !== undefined && { maxPoints: most }),
      stopClick: true,
      style: [...this.#styles.line, this.#styles.handle],
    });
    const rest = () => {
      [this.#drawn, this.#isDrawing] = [0, false];
    };
    rest();
    draw.on('drawstart', () => {
      this.#isDrawing = true;
    });
    draw.on('drawend', ({ feature }) => {
      rest();
      report(tool, feature.getGeometry(), this.#events);
    });
    draw.on('drawabort', rest);
    return draw;
  }

  append(point: Point): number {
    if (!this.#draw) return 0;
    this.#drawn += 1;
    // Drawing compares places on the screen, which there are after a frame.
    this.#map.renderSync();
    this.#draw.appendCoordinates([toMap(point)]);
    const count = this.#drawn;
    if (count >= (MOST_POINTS[this.#drawnTool ?? 'select'] ?? Number.POSITIVE_INFINITY))
      this.#draw.finishDrawing();
    return count;
  }

  removeLast(): void {
    this.#drawn = Math.max(0, this.#drawn - 1);
    this.#draw?.removeLastPoint();
  }

  finish(): void {
    this.#draw?.finishDrawing();
  }

  abort(): boolean {
    const wasDrawing = this.#isDrawing;
    this.#draw?.abortDrawing();
    return wasDrawing;
  }

  zoomBy(levels: number): void {
    const view = this.#map.getView();
    view.animate({ zoom: (view.getZoom() ?? 0) + levels, duration: 0 });
  }

  fit(): void {
    this.#map.getView().fit(this.#extent, { padding: this.#padding });
  }

  show(points: readonly Point[]): void {
    const [x, y, width, height] = boxOf(points);
    const extent = [x - width, -y - 2 * height, x + 2 * width, -y + height];
    this.#map.getView().fit(extent, { maxZoom: this.#map.getView().getZoom() ?? 0 });
  }

  center(): Point {
    return fromMap(this.#map.getView().getCenter() ?? [0, 0]);
  }

  resolution(): number {
    return this.#map.getView().getResolution() ?? 1;
  }

  dispose(): void {
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }
}
