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
  /** Made narrower where it is wider than that; a drawing without a size, as wide. Colours that a shader mixes as they are displayed are none. */
  readonly texture: (url: string, isColor: boolean, widestPx?: number) => Promise<Texture>;
}

/** Browsers give a drawing without a size of its own at most this width, and no pixels to a graphics card. */
const SIZELESS_PX = 300;

/** For what lets nothing through: a canvas loses the colours of what is clear. */
function fitted(image: HTMLImageElement, widestPx: number): HTMLImageElement | HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth > SIZELESS_PX && naturalWidth <= widestPx) return image;
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

  return {
    bytes,
    async scene(url) {
      const { scene } = await gltf.parseAsync(await bytes(url), '');
      scene.updateMatrixWorld(true);
      return scene;
    },
    async texture(url, isColor, widestPx) {
      const texture: Texture = await images.loadAsync(url);
      if (widestPx) texture.image = fitted(texture.image as HTMLImageElement, widestPx);
      texture.colorSpace = isColor ? SRGBColorSpace : NoColorSpace;
      texture.anisotropy = anisotropy;
      return texture;
    },
  };
}
