import { MeshGroup } from '../geometry/mesh.ts';
import { at, lerp, upTo } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { randomOf } from '../geometry/random.ts';
import { BREAKWATER, coastY, GROYNE, type Mole } from '../site/coast.ts';
import type { GardenSite } from './garden.ts';

const SIDES = 9;
const SEED = 5;
const STONES_PER_PIECE = 26;
const STONES_OF_HEADLANDS = 700;

/** A stone about the origin. */
export function rockPrototype(): MeshGroup {
  const group = new MeshGroup('rock');
  const mesh = group.of('rock');
  const random = randomOf(SEED);
  const points: Vector[] = [];
  for (const i of upTo(SIDES)) {
    const angle = (i / SIDES) * 6.28;
    points.push([
      Math.cos(angle) * random.between(0.7, 1.1),
      Math.sin(angle) * random.between(0.6, 1),
      random.between(-0.2, 0.2),
    ]);
    points.push([
      Math.cos(angle + 0.3) * random.between(0.4, 0.6),
      Math.sin(angle + 0.3) * random.between(0.35, 0.6),
      random.between(0.45, 0.7),
    ]);
  }
  for (const i of upTo(SIDES)) {
    const [low, high] = [at(points, 2 * i), at(points, 2 * i + 1)];
    const [nextLow, nextHigh] = [
      at(points, (2 * i + 2) % (2 * SIDES)),
      at(points, (2 * i + 3) % (2 * SIDES)),
    ];
    mesh.quad(low, nextLow, nextHigh, high);
    mesh.triangle(high, nextHigh, [0, 0, 0.8]);
  }
  return group;
}

export function placeRocks(site: GardenSite): void {
  placeOnMole(site, BREAKWATER, 8);
  placeOnMole(site, GROYNE, 5.5);
  placeOnHeadlands(site);
}

function placeOnMole({ grid, instances, random }: GardenSite, { line }: Mole, spread: number): void {
  for (let i = 0; i + 1 < line.length; i += 1)
    for (let k = 0; k < STONES_PER_PIECE; k += 1) {
      const [from, to] = [at(line, i), at(line, i + 1)];
      const t = random();
      const x = lerp(from[0], to[0], t) + random.normal() * spread * 0.5;
      const y = lerp(from[1], to[1], t) + random.normal() * spread * 0.5;
      const height = grid.height(x, y);
      if (height < -1.4) continue;
      instances.push({
        proto: 'rock',
        x,
        y,
        z: height - 0.2,
        rot: random() * 6.28,
        s: random.between(0.7, 1.7),
        t: random(),
      });
    }
}

function placeOnHeadlands({ grid, instances, random }: GardenSite): void {
  for (let i = 0; i < STONES_OF_HEADLANDS; i += 1) {
    const x = random() < 0.5 ? random.between(-700, -370) : random.between(420, 760);
    const y = coastY(x) + random.between(-6, 7);
    const height = grid.height(x, y);
    if (height < -2 || height > 6) continue;
    instances.push({
      proto: 'rock',
      x,
      y,
      z: height - 0.3,
      rot: random() * 6.28,
      s: random.between(0.8, 3),
      t: random(),
    });
  }
}
