import { atom, type ReadableAtom } from 'nanostores';
import {
  createContext,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useState,
} from 'react';
import { type Box, boxWithin } from './boxes.ts';

/** What floats over a stage: a `card` is never covered, a `control` is avoided. */
export type FloatKind = 'card' | 'control';
/** Controls that others make room for. */
export type StagePart = 'bar' | 'views' | 'legend' | 'rail' | 'corner' | 'unseen';

/** A picture or map with the elements that float over it; each tells of itself while it is there. */
export interface StageLayout {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Another number whenever a part comes or goes. */
  readonly $revision: ReadableAtom<number>;
  readonly add: (element: HTMLElement, kind: FloatKind, part?: StagePart) => () => void;
  readonly part: (name: StagePart) => HTMLElement | null;
  readonly elements: (kind: FloatKind) => HTMLElement[];
  /** Boxes of a kind, in CSS pixels of the stage. */
  readonly boxes: (kind: FloatKind) => Box[];
  /** A length of the style sheet that the stage has as a custom property, in CSS pixels; 0 without one. */
  readonly lengthPx: (property: `--${string}`) => number;
}

export function createStageLayout(): StageLayout {
  const floats = new Map<HTMLElement, { readonly kind: FloatKind; readonly part: StagePart | undefined }>();
  const $revision = atom(0);
  const ref: RefObject<HTMLDivElement | null> = { current: null };
  const elements = (kind: FloatKind) =>
    [...floats].filter(([, float]) => float.kind === kind).map(([element]) => element);
  return {
    ref,
    $revision,
    elements,
    add(element, kind, part) {
      floats.set(element, { kind, part });
      if (part) $revision.set($revision.get() + 1);
      return () => {
        floats.delete(element);
        if (part) $revision.set($revision.get() + 1);
      };
    },
    part: (name) => [...floats].find(([, float]) => float.part === name)?.[0] ?? null,
    boxes(kind) {
      const origin = ref.current?.getBoundingClientRect();
      if (!origin) return [];
      return elements(kind)
        .map((element) => boxWithin(origin, element.getBoundingClientRect()))
        .filter((box) => box.right > box.left && box.bottom > box.top);
    },
    lengthPx: (property) =>
      ref.current ? Number.parseFloat(getComputedStyle(ref.current).getPropertyValue(property)) || 0 : 0,
  };
}

const StageContext = createContext<StageLayout | null>(null);

export interface StageProviderProps {
  readonly layout: StageLayout;
  readonly children: ReactNode;
}

export function StageProvider({ layout, children }: StageProviderProps) {
  return <StageContext value={layout}>{children}</StageContext>;
}

/** The one layout of a stage. */
export function useStageLayout(): StageLayout {
  return useState(createStageLayout)[0];
}

/** The layout of the stage around this component. */
export function useStage(): StageLayout {
  const layout = useContext(StageContext);
  if (layout === null) throw new Error('There is no StageProvider around this component.');
  return layout;
}

/** The ref of an element that floats over the stage, where there is one. */
export function useFloat(kind: FloatKind, part?: StagePart): RefCallback<HTMLElement> {
  const layout = useContext(StageContext);
  return useCallback(
    (element) => (element && layout ? layout.add(element, kind, part) : undefined),
    [layout, kind, part],
  );
}

export interface FloatProps {
  readonly kind: FloatKind;
  readonly part?: StagePart | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that floats at a place of its own. */
export function Float({ kind, part, className, children }: FloatProps) {
  return (
    <div ref={useFloat(kind, part)} className={className} data-float={kind}>
      {children}
    </div>
  );
}
