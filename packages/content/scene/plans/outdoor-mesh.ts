import { Frame } from '../geometry/frame.ts';
import { addBox } from '../geometry/solids.ts';
import { type Builder, fabric, LIGHT_COVER } from './furnishing.ts';
import { addCylinder, addSoftBox } from './soft-solids.ts';

/** A lounger, which lies along its width. */
const lounge: Builder = ({ group }, _, { x, y, turn, width: w, depth: d }) => {
  const frame = new Frame(x, y, 0, turn);
  addBox(group.of('oakf'), frame, [-d / 2, -w / 2, 0.18, d / 2, w / 2, 0.26]);
  const cover = fabric(group, LIGHT_COVER);
  addSoftBox(cover, frame, [-d / 2 + 0.03, -w / 2 + 0.03, 0.26, d / 2 - 0.03, w * 0.18, 0.36], 0.04);
  cover.quad(
    frame.point(-d / 2 + 0.03, w * 0.18, 0.34),
    frame.point(d / 2 - 0.03, w * 0.18, 0.34),
    frame.point(d / 2 - 0.03, w / 2, 0.72),
    frame.point(-d / 2 + 0.03, w / 2, 0.72),
  );
};

/** A small round table and two stools. */
const bistro: Builder = ({ group }, frame) => {
  addCylinder(group.of('oakf'), frame, { x: 0, y: 0, z0: 0.7, z1: 0.74, radius: 0.36 });
  addCylinder(group.of('frame'), frame, { x: 0, y: 0, z0: 0, z1: 0.7, radius: 0.03 });
  for (const side of [-1, 1]) {
    const x = side * 0.52;
    addSoftBox(fabric(group, LIGHT_COVER), frame, [x - 0.2, -0.2, 0.38, x + 0.2, 0.2, 0.46], 0.03);
  }
};

export const OUTDOOR_PIECES: Readonly<Record<string, Builder>> = { lounge, bistro };
