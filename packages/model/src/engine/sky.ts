import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';
import type { SunLight } from '../sun/sun-light.ts';
import type { Quality } from '../support/quality.ts';
import type { SceneUniforms } from './scene-uniforms.ts';
import { AIR, BACKGROUND_FRAGMENT, BACKGROUND_VERTEX, SKY_VERTEX } from './sky-glsl.ts';

/**
 * Brightness of the sky's light beside the sun's: gives a white plane in the shade what the path tracer's sky gives it. Red, green
 * and blue differ by the sun's spectrum and the ozone, which the scattering here leaves out.
 */
const GAIN = [2.41, 1.88, 1.79] as const;

/** Of the sky that is seen, high above: film makes it pale where it is as bright as its light. */
const GAIN_ABOVE = [0.95, 1.05, 1.25] as const;

/** Three's filtered copy gives a level plane in the shade so much more than the sky itself. */
const AROUND = 0.7;

export interface Sky {
  /** Draws sky and ground anew for a sun, and their light on everything. */
  readonly light: (sun: SunLight) => void;
  readonly dispose: () => void;
}

/** After what hides it, before what one sees through. */
const BACKGROUND_ORDER = 10;

/** Of the level for the roughest surfaces, in pixels. */
const LEAST_LEVEL_PX = 8;

/** What a sky is filtered into, from a mirror's level to a rough surface's: Three's own has 256 pixels a side or more. */
function filteredCube(px: number): WebGLCubeRenderTarget {
  const cube = new WebGLCubeRenderTarget(px, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: false,
    depthBuffer: false,
  });
  const levels = Math.log2(px / LEAST_LEVEL_PX) + 1;
  cube.texture.mipmaps = Array.from({ length: levels }, (_, level) => {
    const side = px / 2 ** level;
    return { data: new Uint16Array(), width: side, height: side };
  });
  cube.texture.isPMREMTexture = true;
  return cube;
}

export function createSky(
  renderer: WebGLRenderer,
  scene: Scene,
  ofScene: SceneUniforms,
  { lightPx, seenPx }: Quality['sky'],
): Sky {
  const uniforms = {
    sun: { value: new Vector3(0, 1, 0) },
    twilight: { value: new Vector3() },
    ground: { value: new Vector3() },
    groundInShade: { value: new Vector3() },
    gain: { value: new Vector3(...GAIN) },
    gainAbove: { value: new Vector3(...GAIN) },
    filtered: { value: 1 },
    clouds: { value: 0 },
    cloudLight: { value: new Vector3() },
  };
  const shaders = { vertexShader: SKY_VERTEX, fragmentShader: AIR };
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
    uniforms,
    ...shaders,
  });
  const geometry = new BoxGeometry(2, 2, 2);
  const box = new Scene();
  box.add(new Mesh(geometry, material));
  const cube = new WebGLCubeRenderTarget(lightPx, {
    type: HalfFloatType,
    generateMipmaps: false,
    minFilter: LinearFilter,
  });
  const camera = new CubeCamera(0.1, 10, cube);
  const seen = new WebGLCubeRenderTarget(seenPx, { type: HalfFloatType, generateMipmaps: false });
  const seeing = new CubeCamera(0.1, 10, seen);
  const background = new Mesh(
    geometry,
    new ShaderMaterial({
      side: BackSide,
      depthWrite: false,
      uniforms: { ...ofScene, seen: { value: seen.texture } },
      vertexShader: BACKGROUND_VERTEX,
      fragmentShader: BACKGROUND_FRAGMENT,
    }),
  );
  background.frustumCulled = false;
  background.renderOrder = BACKGROUND_ORDER;
  scene.add(background);
  // Kept from one sun to the next: a new one would have its programs compiled anew.
  const filter = new PMREMGenerator(renderer);
  const environment = filteredCube(lightPx);

  return {
    light(sun) {
      uniforms.sun.value.set(...sun.direction);
      uniforms.twilight.value.set(...sun.twilight);
      uniforms.ground.value.set(...sun.bounce);
      uniforms.groundInShade.value.set(...sun.bounceInShade);
      uniforms.cloudLight.value.set(...sun.sun);
      // The sky that gives light has no clouds: they are thin, and a shadow would have to be theirs.
      uniforms.clouds.value = 0;
      uniforms.filtered.value = 1;
      uniforms.gainAbove.value.set(...GAIN);
      camera.update(renderer, box);
      filter.fromCubemap(cube.texture, environment);
      scene.environment = environment.texture;
      scene.environmentIntensity = AROUND;
      uniforms.clouds.value = 1;
      uniforms.filtered.value = sun.skyFilter;
      // What is seen beyond the model's end is far away, where no wall shades it.
      uniforms.groundInShade.value.set(...sun.bounce);
      uniforms.gainAbove.value.set(...GAIN_ABOVE);
      seeing.update(renderer, box);
    },
    dispose() {
      filter.dispose();
      environment.dispose();
      cube.dispose();
      seen.dispose();
      geometry.dispose();
      material.dispose();
    },
  };
}
