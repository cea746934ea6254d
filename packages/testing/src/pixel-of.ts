/** Red, green, blue and cover (0 to 255) of a pixel of a canvas, whatever it is drawn with. */
export function pixelOf(canvas: HTMLCanvasElement, x: number, y: number): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  context.drawImage(canvas, Math.floor(x), Math.floor(y), 1, 1, 0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}
