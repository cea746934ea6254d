import { describe, expect, it } from 'vitest';
import { madeGlb, sceneOf } from './made-model.ts';
import { readGlb } from './read-glb.ts';

describe('a binary glTF', () => {
  it('says what nodes and meshes it has', () => {
    const glb = readGlb(madeGlb(sceneOf(2, { extensionsRequired: ['EXT_meshopt_compression'] })));
    expect(glb.kind === 'glb' && glb.description.nodes.map(({ name }) => name)).toEqual(['ground', 'homes']);
  });

  const asset = { version: '2.0' };
  const WHOLE = madeGlb(sceneOf(2));
  it.each<[string, Buffer, string]>([
    ['is something else', Buffer.from('v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'), 'no binary glTF'],
    ['is empty', Buffer.alloc(0), 'no binary glTF'],
    ['is of another version', madeGlb({ asset }, { version: 1 }), 'not of glTF 2.0'],
    ['breaks off', WHOLE.subarray(0, WHOLE.length - 20), 'breaks off'],
    ['claims more than there is', madeGlb({ asset }, { missingBytes: 8 }), 'breaks off'],
    ['has no JSON', madeGlb('{ nodes: '), 'cannot be read'],
    ['has JSON that is no glTF', madeGlb({ nodes: [] }), 'cannot be read'],
    ['has its bytes elsewhere', madeGlb({ asset, buffers: [{ uri: 'scene.bin' }] }), 'in another file'],
    [
      'has a texture elsewhere',
      madeGlb({ asset, images: [{ uri: 'https://x.example/a.png' }] }),
      'in another',
    ],
    [
      'needs a decoder that pages have not',
      madeGlb({ asset, extensionsRequired: ['KHR_draco_mesh_compression', 'KHR_mesh_quantization'] }),
      'needs KHR_draco_mesh_compression, which',
    ],
  ])('that %s is refused', (_name, bytes, message) => {
    const glb = readGlb(bytes);
    expect(glb.kind === 'refused' && glb.message).toContain(message);
  });

  it('never makes the reader fail, wherever it is cut', () => {
    for (let length = 0; length < WHOLE.length; length += 1)
      expect(readGlb(WHOLE.subarray(0, length)).kind).toBe('refused');
  });
});
