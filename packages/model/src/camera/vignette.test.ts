import { expect, it } from 'vitest';
import { poseOfView, type ViewCamera } from './pose.ts';
import { vignette } from './vignette.ts';

const VIEW: ViewCamera = { position: [0, 20, 60], target: [0, 10, 0], fov: 34, width: 1600, height: 900 };

it('a whole picture is darkest in its corners', () => {
  const { edges } = poseOfView(VIEW, { left: 0, top: 0, right: 1, bottom: 1 });
  const gradient = vignette(VIEW, edges);
  expect(gradient).toContain('radial-gradient(70.71% 70.71% at 50.00% 50.00%, rgb(0 0 0 / 0.0000) 0.00%');
  expect(gradient).toMatch(/rgb\(0 0 0 \/ 0\.1600\) 100\.00%\)$/);
});

it('a part of a picture keeps the dark that it has there', () => {
  const { edges } = poseOfView(VIEW, { left: 0, top: 0, right: 0.5, bottom: 0.5 });
  expect(vignette(VIEW, edges)).toContain('radial-gradient(141.42% 141.42% at 100.00% 100.00%,');
});
