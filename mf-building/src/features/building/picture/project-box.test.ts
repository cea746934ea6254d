import { expect, it } from 'vitest';
import { projectBox } from './project-box.ts';

it('reckons where all units are on the screen from one of them', () => {
  const known = [100, 100, 300, 200] as const;
  const onScreen = { left: 50, top: 20, right: 150, bottom: 70 };
  expect(projectBox(known, onScreen, [0, 0, 500, 400])).toEqual({
    left: 0,
    top: -30,
    right: 250,
    bottom: 170,
  });
});
