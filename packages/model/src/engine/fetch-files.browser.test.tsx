import { expect, it } from 'vitest';
import { createFileLoader } from './fetch-files.ts';

const drawing = (size: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#0000ff"/></svg>`)}`;

/** The pixel in the middle of a texture, as a graphics card has it. */
function middleOf(image: TexImageSource & { readonly width: number; readonly height: number }): number[] {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('There is no WebGL2');
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixel = new Uint8Array(4);
  gl.readPixels(image.width / 2, image.height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return [...pixel];
}

it.each([
  ['with a size that fits', 'width="400" height="250"', 400],
  ['that is wider', 'width="1600" height="1000"', 640],
  ['without a size', 'viewBox="0 0 1600 1000"', 640],
])('takes a drawing %s', async (_, size, widthPx) => {
  const files = createFileLoader(new AbortController().signal, 1);
  const { image } = await files.texture(drawing(size), false, 640);
  const { width, height } = image as HTMLCanvasElement;
  expect([width, height]).toEqual([widthPx, widthPx * 0.625]);
  expect(middleOf(image as HTMLCanvasElement)).toEqual([0, 0, 255, 255]);
});
