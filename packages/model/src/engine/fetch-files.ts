import { NoColorSpace, SRGBColorSpace, type Texture, TextureLoader } from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { MeshoptDecoder } from './meshopt-decoder.ts';

/** A file of the model did not come. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError';
}

/** Fetches what a model is made of, until the visitor leaves. */
export interface FileLoader {
  /** @throws {ModelFileError} where the server does not give it. */
  readonly bytes: (url: string) => Promise<ArrayBuffer>;
  readonly scene: (url: string) => Promise<GLTF['scene']>;
  readonly texture: (url: string, isColor: boolean) => Promise<Texture>;
}

export function createFileLoader(signal: AbortSignal, anisotropy: number): FileLoader {
  const gltf = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const images = new TextureLoader();

  async function bytes(url: string): Promise<ArrayBuffer> {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new ModelFileError(`${url} was answered with ${response.status}`);
    return response.arrayBuffer();
  }

  return {
    bytes,
    async scene(url) {
      const { scene } = await gltf.parseAsync(await bytes(url), '');
      scene.updateMatrixWorld(true);
      return scene;
    },
    async texture(url, isColor) {
      const texture = await images.loadAsync(url);
      texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace;
      texture.anisotropy = anisotropy;
      return texture;
    },
  };
}
