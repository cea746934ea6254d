import { type KeyboardEventHandler, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import styles from './shape-editor.module.css';
import { ShapeStage } from './shape-stage.ts';
import type { StageEvents, StageHandle, StageImage, StageState } from './types.ts';

export interface ShapeEditorProps extends StageState, StageEvents {
  readonly image: StageImage;
  /** Name of the stage for screen readers, and the id of what is read after it: how the keys work. */
  readonly label: string;
  readonly describedBy: string;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly ref?: Ref<StageHandle>;
}

/** A picture with its shapes to work on. It shows what it is given, and says what was done; the caller keeps the shapes. */
export function ShapeEditor({ image, label, describedBy, onKeyDown, ref, ...rest }: ShapeEditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<ShapeStage | null>(null);
  const latest = useRef(rest);
  latest.current = rest;
  const { src, width, height, padding } = image;
  useEffect(() => {
    if (!element.current) return undefined;
    const made = new ShapeStage(
      element.current,
      { src, width, height, ...(padding && { padding }) },
      latest.current,
      latest.current,
    );
    stage.current = made;
    return () => {
      stage.current = null;
      made.dispose();
    };
    // Another frame needs no other stage.
  }, [src, width, height]);
  useEffect(() => stage.current?.update(rest, rest));
  useImperativeHandle(
    ref,
    () => ({
      append: (point) => stage.current?.append(point) ?? 0,
      removeLast: () => stage.current?.removeLast(),
      finish: () => stage.current?.finish(),
      abort: () => stage.current?.abort() ?? false,
      zoomBy: (levels) => stage.current?.zoomBy(levels),
      fit: () => stage.current?.fit(),
      show: (points) => stage.current?.show(points),
      center: () => stage.current?.center() ?? [width / 2, height / 2],
      resolution: () => stage.current?.resolution() ?? 1,
    }),
    [width, height],
  );
  return (
    // Arrow keys move corners here, so that a screen reader has to hand them over.
    <div
      ref={element}
      role="application"
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys are heard here
      tabIndex={0}
      className={styles.stage}
      data-tool={rest.tool}
      onKeyDown={onKeyDown}
    />
  );
}
