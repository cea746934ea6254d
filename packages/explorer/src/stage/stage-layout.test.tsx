import { render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStageLayout, Float, StageProvider, useStage } from './stage-layout.tsx';

function rect(left: number, top: number, width: number, height: number): () => DOMRect {
  return () => new DOMRect(left, top, width, height);
}

function setUp(hasBar: boolean) {
  const layout = createStageLayout();
  const stage = (isShown: boolean) => (
    <StageProvider layout={layout}>
      <div ref={layout.ref}>
        {isShown && (
          <Float kind="control" part="bar">
            bar
          </Float>
        )}
        <Float kind="card">card</Float>
        <Float kind="card">hidden</Float>
      </div>
    </StageProvider>
  );
  const { rerender } = render(stage(hasBar));
  return { layout, show: (isShown: boolean) => rerender(stage(isShown)) };
}

it('knows where the floats of a kind are on the stage, but those that are not drawn', () => {
  const { layout } = setUp(true);
  if (layout.ref.current) layout.ref.current.getBoundingClientRect = rect(100, 50, 800, 600);
  screen.getByText('bar').getBoundingClientRect = rect(300, 550, 400, 64);
  screen.getByText('card').getBoundingClientRect = rect(120, 70, 260, 300);
  expect(layout.boxes('control')).toEqual([{ left: 200, top: 500, right: 600, bottom: 564 }]);
  expect(layout.boxes('card')).toEqual([{ left: 20, top: 20, right: 280, bottom: 320 }]);
});

it('says when a part comes and goes', () => {
  const { layout, show } = setUp(false);
  const revision = layout.$revision.get();
  expect(layout.part('bar')).toBeNull();
  show(true);
  expect(layout.part('bar')?.textContent).toBe('bar');
  expect(layout.$revision.get()).toBeGreaterThan(revision);
  show(false);
  expect(layout.part('bar')).toBeNull();
});

it('reads lengths of the style sheet', () => {
  const { layout } = setUp(false);
  layout.ref.current?.style.setProperty('--edge', '24px');
  expect(layout.lengthPx('--edge')).toBe(24);
  expect(layout.lengthPx('--rail-space')).toBe(0);
});

it('says so where there is no stage', () => {
  expect(() => renderHook(useStage)).toThrow('There is no StageProvider');
});
