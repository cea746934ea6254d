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
  /** What is displayed, for a shader that mixes displayed colours; made narrower where it is wider than that. */
  readonly picture: (url: string, widestPx: number) => Promise<Texture>;
}

function narrowed(image: HTMLImageElement, widestPx: number): HTMLImageElement | HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth <= widestPx) return image;
  const canvas = document.createElement('canvas');
  canvas.width = widestPx;
  canvas.height = Math.round((naturalHeight * widestPx) / naturalWidth);
  const context = canvas.getContext('2d');
  if (!context) return image;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function createFileLoader(signal: AbortSignal, anisotropy: number): FileLoader {
  const gltf = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const images = new TextureLoader();

  async function bytes(url: string): Promise<ArrayBuffer> {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new ModelFileError(`${url} was answered with ${response.status}`);
    return response.arrayBuffer();
  }

  async function texture(url: string, isColor: boolean): Promise<Texture> {
    const loaded = await images.loadAsync(url);
    loaded.colorSpace = isColor ? SRGBColorSpace : NoColorSpace;
    loaded.anisotropy = anisotropy;
    return loaded;
  }

  return {
    bytes,
    async scene(url) {
      const { scene } = await gltf.parseAsync(await bytes(url), '');
      scene.updateMatrixWorld(true);
      return scene;
    },
    texture,
    async picture(url, widestPx) {
      const picture = await texture(url, false);
      picture.image = narrowed(picture.image as HTMLImageElement, widestPx);
      return picture;
    },
  };
}
