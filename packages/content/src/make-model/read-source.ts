import {
  type Document,
  Logger,
  type Material,
  type Node,
  NodeIO,
  type Primitive,
  type Camera as SourceCamera,
} from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRDracoMeshCompression, type Transmission } from '@gltf-transform/extensions';
import { isClear, isWater, type Surface, surfaceOf } from '@suite/domain';
import draco from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer';
import { isOfTriangles, type Triangles, trianglesBelow, trianglesOf, type Vector } from './triangles.ts';

/** What is in the model by the names of its nodes. */
export interface SourceNames {
  /** `B2-304` of all homes. */
  readonly units: readonly string[];
  readonly buildings: readonly string[];
  /** Ids of the pictures. */
  readonly views: readonly string[];
}

export interface ViewCamera {
  readonly position: Vector;
  readonly target: Vector;
  /** Degrees, of the whole height. */
  readonly fov: number;
}

/** What lets light and sight through, what is water, and all else. */
export type PartKind = 'opaque' | 'clear' | 'water';

export interface SourcePart {
  readonly node: Node;
  readonly primitive: Primitive;
  readonly triangles: Triangles;
  readonly kind: PartKind;
  /** First half of its name where that is a surface that pages know: "ground", "solid:B2". */
  readonly surface: string | null;
  /** The building that it belongs to. */
  readonly building: string | null;
}

export interface Source {
  readonly document: Document;
  readonly volumes: ReadonlyMap<string, Triangles>;
  /** Nodes called `B2-304:terrace`, by the home. */
  readonly terraces: ReadonlyMap<string, Triangles>;
  readonly cameras: ReadonlyMap<string, ViewCamera>;
  readonly parts: readonly SourcePart[];
  /** Names as those of homes, of buildings that there are; drawn as they are. */
  readonly unknown: readonly string[];
  /** Of volumes, terraces and cameras: not drawn as they are. */
  readonly markers: readonly Node[];
}

const TERRACE = ':terrace';
/** What a camera looks at is given as a point so far away. */
const TARGET_M = 100;

/** Reads a binary glTF with any extension; what was packed with Draco is plain from then on. */
export async function readSource(bytes: Uint8Array, names: SourceNames): Promise<Source> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
    'draco3d.decoder': await draco.createDecoderModule(),
  });
  const document = await io.readBinary(bytes);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension instanceof KHRDracoMeshCompression) extension.dispose();
  document.setLogger(new Logger(Logger.Verbosity.WARN));
  const nodes = document.getRoot().listNodes();
  const named = (known: readonly string[], suffix = '') => {
    const wanted = new Set(known.map((name) => `${name}${suffix}`));
    return nodes.filter((node) => wanted.has(node.getName()));
  };
  const volumes = named(names.units);
  const terraces = named(names.units, TERRACE);
  const cameras = named(names.views).filter((node) => node.getCamera() !== null);
  const markers = [...volumes, ...terraces, ...cameras];
  const below = new Set(markers.flatMap((node) => [node, ...descendantsOf(node)]));
  const owners = new Set(names.buildings);
  return {
    document,
    volumes: new Map(volumes.map((node) => [node.getName(), trianglesBelow(node)])),
    terraces: new Map(
      terraces.map((node) => [node.getName().slice(0, -TERRACE.length), trianglesBelow(node)]),
    ),
    cameras: new Map(cameras.flatMap((node) => cameraOf(node))),
    unknown: unknownNames(nodes, names),
    parts: nodes.filter((node) => !below.has(node)).flatMap((node) => partsOf(node, owners)),
    markers,
  };
}

/** Such as `B2-340` where the project has a B2-304 and no B2-340. */
function unknownNames(nodes: readonly Node[], { units, buildings }: SourceNames): string[] {
  const known = new Set(units);
  const names = new Set(nodes.map((node) => node.getName().replace(TERRACE, '')));
  return [...names].filter(
    (name) => !known.has(name) && buildings.some((building) => isUnitName(name, building)),
  );
}

const isUnitName = (name: string, building: string): boolean =>
  name.startsWith(`${building}-`) && /^\d+\w?$/.test(name.slice(building.length + 1));

function descendantsOf(node: Node): Node[] {
  return node.listChildren().flatMap((child) => [child, ...descendantsOf(child)]);
}

function cameraOf(node: Node): [string, ViewCamera][] {
  const camera: SourceCamera | null = node.getCamera();
  if (camera?.getType() !== 'perspective') return [];
  const m = node.getWorldMatrix();
  const position: Vector = [m[12], m[13], m[14]];
  // A camera looks against its own third axis.
  const length = Math.hypot(m[8], m[9], m[10]) || 1;
  const target = ([0, 1, 2] as const).map(
    (axis) => position[axis] - (m[(axis + 8) as 8] / length) * TARGET_M,
  );
  const [x = 0, y = 0, z = 0] = target;
  return [[node.getName(), { position, target: [x, y, z], fov: (camera.getYFov() * 180) / Math.PI }]];
}

function partsOf(node: Node, buildings: ReadonlySet<string>): SourcePart[] {
  const surface = surfaceOfNode(node);
  const building = buildingOf(node, buildings);
  return (node.getMesh()?.listPrimitives() ?? []).filter(isOfTriangles).map((primitive) => ({
    node,
    primitive,
    triangles: trianglesOf(primitive, node),
    kind: kindOf(surface, primitive.getMaterial()),
    surface,
    building,
  }));
}

function surfaceOfNode(node: Node): Surface | null {
  return surfaceOf(node.getName().split(':')[0]);
}

/** By the name of the node or of one above it: "B2", or "solid:B2". */
function buildingOf(node: Node, buildings: ReadonlySet<string>): string | null {
  const name = node.getName();
  const own = [name, name.split(':')[1]].find((one) => one !== undefined && buildings.has(one));
  if (own !== undefined) return own;
  const above = node.getParentNode();
  return above && buildingOf(above, buildings);
}

function kindOf(surface: Surface | null, material: Material | null): PartKind {
  if (surface !== null) {
    if (isClear(surface)) return 'clear';
    return isWater(surface) ? 'water' : 'opaque';
  }
  const transmission = material?.getExtension<Transmission>('KHR_materials_transmission');
  const isSeenThrough =
    material?.getAlphaMode() === 'BLEND' || (transmission?.getTransmissionFactor() ?? 0) > 0;
  return isSeenThrough ? 'clear' : 'opaque';
}
