export interface CountingTextures {
  /** Of the textures of files that are on the card now, with their smaller copies; what is drawn on is not counted. */
  textureBytes: () => number;
}

/** Runs in the page before it. */
export function countTextures(): void {
  const gl = WebGL2RenderingContext;
  const own = gl.prototype;
  const sizes = new Map<WebGLTexture, number>();
  const bytesOf = new Map<number, number>([
    [gl.R8, 1],
    [gl.RG8, 2],
    [gl.RG16F, 4],
    [gl.RGBA16F, 8],
    // Of the shadow map.
    [gl.DEPTH_COMPONENT24, 0],
  ]);
  const RGBA8_BYTES = 4;
  const CUBE_SIDES = 6;
  const bindings = new Map<number, number>([
    [gl.TEXTURE_2D, gl.TEXTURE_BINDING_2D],
    [gl.TEXTURE_3D, gl.TEXTURE_BINDING_3D],
    [gl.TEXTURE_2D_ARRAY, gl.TEXTURE_BINDING_2D_ARRAY],
  ]);
  function keep(context: WebGL2RenderingContext, target: number, format: number, pixels: number): void {
    const binding = bindings.get(target);
    const texture = context.getParameter(binding ?? gl.TEXTURE_BINDING_CUBE_MAP) as WebGLTexture | null;
    const bytes = pixels * (bytesOf.get(format) ?? RGBA8_BYTES) * (binding ? 1 : CUBE_SIDES);
    if (texture) sizes.set(texture, bytes);
  }
  /** All smaller copies together take a third. */
  const withCopies = (levels: number) => (levels > 1 ? 4 / 3 : 1);
  const { texStorage2D, texStorage3D, deleteTexture } = own;
  Object.assign(own, {
    texStorage2D(this: WebGL2RenderingContext, ...part: Parameters<typeof texStorage2D>) {
      const [target, levels, format, width, height] = part;
      keep(this, target, format, width * height * withCopies(levels));
      texStorage2D.apply(this, part);
    },
    texStorage3D(this: WebGL2RenderingContext, ...part: Parameters<typeof texStorage3D>) {
      const [target, levels, format, width, height, depth] = part;
      keep(this, target, format, width * height * depth * withCopies(levels));
      texStorage3D.apply(this, part);
    },
    deleteTexture(this: WebGL2RenderingContext, texture: WebGLTexture | null) {
      if (texture) sizes.delete(texture);
      deleteTexture.call(this, texture);
    },
  });
  (window as unknown as CountingTextures).textureBytes = () =>
    [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}
