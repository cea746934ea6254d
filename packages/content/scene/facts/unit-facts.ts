import type { Unit } from '../buildings/unit.ts';
import type { FileBuilding, ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import { type Ground, lengthOf, turnOf } from '../geometry/plane.ts';

/** What follows from a home's shape. */
export interface UnitFacts {
  readonly unit: Unit;
  readonly building: FileBuilding;
  readonly isInTower: boolean;
  readonly isTop: boolean;
  /** Square metres. */
  readonly net: number;
  readonly terrace: number;
  readonly type: ApartmentType;
  /** Away from the house, of length 1: east and north. */
  readonly facing: Ground;
  readonly orientation: string;
}

export type ApartmentType = 'studio' | 'one_bedroom' | 'two_bedroom' | 'three_bedroom' | 'four_bedroom';

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** Net of gross: walls of towers, of bars, and of terraces the railing. */
const TOWER_NET_SHARE = 0.86;
const BAR_NET_SHARE = 0.88;
const TERRACE_SHARE = 0.92;
const SMALLEST_TERRACE_M2 = 4;
/** Of a tower's rounded floor against its box, and its half sizes. */
const ROUND_SHARE = 0.927;
const TOWER_HALF_M: Ground = [13.5, 11.5];
const PENTHOUSE_BACK_M = 3.2;

const toTenth = (value: number): number => Math.round(value * 10) / 10;

export function compassPoint([east, north]: Ground): string {
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return at(COMPASS, Math.round(bearing / 45) % COMPASS.length);
}

/** By the net area, within what the bay of the home is wide enough for. */
function typeOf(area: number, bay: Unit['type'], floor: number): ApartmentType {
  if (bay === 'A1') return area >= 50 ? 'one_bedroom' : 'studio';
  if (bay === 'B2') {
    if (area >= 78) return 'two_bedroom';
    return area >= 52 ? 'one_bedroom' : 'studio';
  }
  if ((area >= 140 && floor >= 3) || area >= 165) return 'four_bedroom';
  return area >= 105 ? 'three_bedroom' : 'two_bedroom';
}

/** A tower's home looks away from the tower's middle. */
function towerFacing({ poly }: Unit, { x, y }: FileBuilding): Ground {
  const sum = poly.slice(1).reduce((a, [px, py]): Ground => [a[0] + px - x, a[1] + py - y], [0, 0] as Ground);
  const length = lengthOf(sum);
  return [sum[0] / length, sum[1] / length];
}

function towerInner(isTop: boolean): number {
  const back = isTop ? PENTHOUSE_BACK_M : 0;
  return ROUND_SHARE * (TOWER_HALF_M[0] - back) * (TOWER_HALF_M[1] - back);
}

export function unitFacts(scene: ReadScene): UnitFacts[] {
  const tops = new Map<string, number>();
  for (const { building, floor } of scene.units) tops.set(building, Math.max(tops.get(building) ?? 0, floor));
  return scene.units.map((unit) => {
    const building = scene.buildings.find(({ n }) => n === unit.building);
    if (!building) throw new Error(`${unit.key} is in no building`);
    const isInTower = unit.building.startsWith('T');
    const isTop = unit.floor === tops.get(unit.building);
    const facing: Ground = isInTower
      ? towerFacing(unit, building)
      : [Math.sin(building.rot), -Math.cos(building.rot)];
    const inner = isInTower ? towerInner(isTop) : unit.area / BAR_NET_SHARE;
    const net = toTenth(isInTower ? inner * TOWER_NET_SHARE : unit.area);
    const gross = Math.abs(turnOf(unit.poly) / 2);
    return {
      unit,
      building,
      isInTower,
      isTop,
      net,
      terrace: Math.max(SMALLEST_TERRACE_M2, toTenth((gross - inner) * TERRACE_SHARE)),
      type: typeOf(net, unit.type, unit.floor),
      facing,
      orientation: compassPoint(facing),
    };
  });
}
