import { CustomToneMapping, PCFShadowMap, WebGLRenderer } from 'three';

/** Draws with the film of the pictures; shadows only when they are asked for. */
export function createRenderer(canvas: HTMLCanvasElement, isSmooth: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: isSmooth,
    powerPreference: 'high-performance',
    stencil: false,
  });
  renderer.toneMapping = CustomToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}
