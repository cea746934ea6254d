import type { Texture } from 'three';
import { expect, it, vi } from 'vitest';
import { poseOfView, turned, type ViewCamera } from '../camera/pose.ts';
import { createPictureLayer } from './picture-layer.ts';
import { createSceneUniforms } from './scene-uniforms.ts';

const FRONT: ViewCamera = { position: [0, 20, 60], target: [0, 10, 0], fov: 34, width: 1600, height: 900 };
const GARDEN: ViewCamera = { ...FRONT, position: [0, 20, -60] };
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const PIXELS = { width: 800, height: 450 };
const atFront = poseOfView(FRONT, WHOLE);
const atGarden = poseOfView(GARDEN, WHOLE);
const between = turned(atFront, 1, 0);

function aLayer() {
  const uniforms = createSceneUniforms();
  uniforms.sun.value.set(0, 1, 0);
  const disposed: string[] = [];
  const load = vi.fn((address: string) =>
    address === 'missing'
      ? Promise.reject(new Error('It does not come'))
      : Promise.resolve({ name: address, dispose: () => disposed.push(address) } as unknown as Texture),
  );
  const layer = createPictureLayer(uniforms, [0, 1, 0], load);
  const seenAt = (pose = atFront) => {
    layer.fit(pose, PIXELS);
    return [uniforms.picture.value?.name ?? null, uniforms.pictureShare.value];
  };
  return { layer, uniforms, load, disposed, seenAt };
}

it('the first picture is seen at once from where it was taken', async () => {
  const { layer, seenAt } = aLayer();
  await layer.set(FRONT, 'front');
  expect(seenAt()).toEqual(['front', 1]);
  expect(seenAt(between)).toEqual(['front', 0]);
});

it('nothing is seen of it while another sun shines', async () => {
  const { layer, uniforms, seenAt } = aLayer();
  await layer.set(FRONT, 'front');
  uniforms.sun.value.set(1, 0, 0);
  expect(seenAt()).toEqual(['front', 0]);
});

it('another one is taken on the way to it, and not while one of both is seen', async () => {
  const { layer, disposed, seenAt } = aLayer();
  await layer.set(FRONT, 'front');
  await layer.set(GARDEN, 'garden');
  expect(seenAt()).toEqual(['front', 1]);
  expect(seenAt(atGarden)).toEqual(['front', 0]);
  expect(disposed).toEqual([]);
  expect(seenAt(between)).toEqual(['garden', 0]);
  expect(disposed).toEqual(['front']);
  expect(seenAt(atGarden)).toEqual(['garden', 1]);
});

it('one that comes after the first frame does not take its place before the eye has left', async () => {
  const { layer, seenAt } = aLayer();
  await layer.set(FRONT, null);
  await layer.set(FRONT, 'front');
  expect(seenAt()).toEqual([null, 0]);
  expect(seenAt(between)).toEqual(['front', 0]);
  expect(seenAt()).toEqual(['front', 1]);
});

it('one that does not come leaves the dark corners alone', async () => {
  const { layer, uniforms, seenAt } = aLayer();
  await layer.set(FRONT, 'missing');
  expect(seenAt()).toEqual([null, 0]);
  expect(uniforms.corners.value.x).toBeGreaterThan(0);
});

it('the same one is fetched once, and the last that was asked for counts', async () => {
  const { layer, load, disposed, seenAt } = aLayer();
  const former = layer.set(FRONT, 'narrow');
  await Promise.all([former, layer.set(FRONT, 'front'), layer.set(FRONT, 'front')]);
  expect(load.mock.calls).toEqual([['narrow'], ['front']]);
  expect(disposed).toEqual(['narrow']);
  expect(seenAt()).toEqual(['front', 1]);
});

it('what comes after the end is given back', async () => {
  const { layer, disposed } = aLayer();
  const coming = layer.set(FRONT, 'front');
  layer.dispose();
  await coming;
  expect(disposed).toEqual(['front']);
});
