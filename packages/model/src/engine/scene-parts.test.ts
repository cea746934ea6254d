import { BoxGeometry, BufferAttribute, type BufferGeometry, Mesh, MeshBasicMaterial, Texture } from 'three';
import { expect, it } from 'vitest';
import { dressPart } from './scene-parts.ts';
import { createSceneUniforms } from './scene-uniforms.ts';

const NO_MAPS = { ground: null, sea: null, groundSky: null };

function withColors(geometry: BufferGeometry): BufferGeometry {
  const { count } = geometry.getAttribute('position');
  return geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 4), 4));
}

/** Whether a part keeps the material that it came with. */
function keepsOwn(
  name: string,
  geometry: BufferGeometry,
  maps: typeof NO_MAPS | { ground: Texture },
): boolean {
  const own = new MeshBasicMaterial();
  const mesh = new Mesh(geometry, own);
  mesh.name = name;
  dressPart(mesh, {
    uniforms: createSceneUniforms(),
    maps: { ...NO_MAPS, ...maps },
    shade: undefined,
    hasPaneShadow: false,
  });
  return mesh.material === own;
}

it.each([
  ['a thing of another name', 'tree 3', new BoxGeometry(), NO_MAPS, true],
  ['ground without a picture from above', 'ground', new BoxGeometry(), NO_MAPS, true],
  ['ground with one', 'ground', new BoxGeometry(), { ground: new Texture() }, false],
  ['hills without colours of ours', 'hills', new BoxGeometry(), NO_MAPS, true],
  ['hills with them', 'hills', withColors(new BoxGeometry()), NO_MAPS, false],
  ['walls with them', 'solid:A', withColors(new BoxGeometry()), NO_MAPS, false],
  ['panes', 'glass:A', new BoxGeometry(), NO_MAPS, false],
  ['the sea', 'sea', new BoxGeometry(), NO_MAPS, false],
])('%s: its own look or ours', (_, name, geometry, maps, isOwn) => {
  expect(keepsOwn(name, geometry, maps)).toBe(isOwn);
});

it('normals that a part has are kept, and made where it has none', () => {
  const [own, without] = [new BoxGeometry(), new BoxGeometry()];
  const normals = new BufferAttribute(new Int8Array(72).fill(64), 3, true);
  own.setAttribute('normal', normals);
  without.deleteAttribute('normal');
  for (const geometry of [own, without]) keepsOwn('ground', geometry, { ground: new Texture() });
  expect(own.getAttribute('normal')).toBe(normals);
  expect(without.hasAttribute('normal')).toBe(true);
});
