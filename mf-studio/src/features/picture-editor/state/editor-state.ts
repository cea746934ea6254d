import type { StageTool } from '@suite/picture/editor';
import {
  type EditedShape,
  evenFloor,
  type Facade,
  type FacadeFloor,
  guessGrid,
  type History,
  type Numbering,
  newHistory,
  type PixelSize,
  type Point,
  type ShapeReference,
} from '@suite/shapes';

/** What may have a shape in the view. */
export interface Target {
  readonly reference: ShapeReference;
  /** As shapes name it: `B2-304`. */
  readonly id: string;
  /** Its number, or its title. */
  readonly name: string;
  /** In how many other views it has a shape. */
  readonly otherViews: number;
}

/** What does not change while a view is worked on. */
export interface EditorContext {
  readonly size: PixelSize;
  readonly targets: readonly Target[];
}

/** What is undone and redone. */
export interface Work {
  readonly shapes: readonly EditedShape[];
  /** While its lines are led; null: none is laid. */
  readonly facade: Facade | null;
}

/** What of a façade holds before it is laid, and for the next one. */
export interface GridSettings {
  /** The lowest first. */
  readonly floors: readonly FacadeFloor[];
  readonly numbering: Numbering;
}

export interface EditorState {
  readonly history: History<Work>;
  readonly tool: StageTool;
  readonly isSnapping: boolean;
  readonly selected: string | null;
  /** Place of the chosen corner in the selected shape. */
  readonly corner: number | null;
  /** Place of the chosen handle of the façade. */
  readonly handle: number | null;
  /** The façade while a handle is dragged; null while none is. */
  readonly dragged: Facade | null;
  readonly grid: GridSettings;
  /** Where the keyboard stands while it draws; null: nowhere yet. */
  readonly cursor: Point | null;
  /** What the next drawn shape stands for; null: that is said afterwards. */
  readonly next: Target | null;
}

const USUAL_NUMBERING: Numbering = {
  pattern: '{floor}{place:2}',
  lowestFloor: 1,
  from: 'left',
  skippedFloors: [],
  skippedPlaces: [],
};
const USUAL_FLOORS = [evenFloor(4), evenFloor(4), evenFloor(4)];

export function newEditor(shapes: readonly EditedShape[], { targets }: EditorContext): EditorState {
  const numbers = targets.flatMap(({ reference, name }) => (reference.kind === 'unit' ? [name] : []));
  const guessed = guessGrid(numbers);
  return {
    history: newHistory({ shapes, facade: null }),
    tool: 'select',
    isSnapping: true,
    selected: null,
    corner: null,
    handle: null,
    dragged: null,
    grid: {
      floors: guessed?.unitsOfFloors.map(evenFloor) ?? USUAL_FLOORS,
      numbering: guessed?.numbering ?? USUAL_NUMBERING,
    },
    cursor: null,
    next: null,
  };
}

export function shapesOf({ history }: EditorState): readonly EditedShape[] {
  return history.present.shapes;
}

export function selectedOf(state: EditorState): EditedShape | null {
  return shapesOf(state).find(({ key }) => key === state.selected) ?? null;
}

/** The façade as it is seen, also while a handle is dragged. */
export function facadeOf({ dragged, history }: EditorState): Facade | null {
  return history.present.facade && (dragged ?? history.present.facade);
}

/** Whether the tool puts points on the picture. */
export function isDrawing({ tool, history }: EditorState): boolean {
  return tool === 'draw' || tool === 'split' || (tool === 'facade' && history.present.facade === null);
}

/** Targets without a shape here, in their order. */
export function undrawnOf(shapes: readonly EditedShape[], targets: readonly Target[]): Target[] {
  const drawn = new Set(shapes.flatMap(({ reference }) => (reference ? [nameOfReference(reference)] : [])));
  return targets.filter(({ reference }) => !drawn.has(nameOfReference(reference)));
}

/** The same for two references to the same thing. */
export function nameOfReference(reference: ShapeReference): string {
  return Object.values(reference).join(' ');
}

/** What stands on a shape and is said of it; empty while it stands for nothing. */
export function nameOfShape({ reference }: EditedShape, targets: readonly Target[]): string {
  if (!reference) return '';
  const name = nameOfReference(reference);
  return targets.find((one) => nameOfReference(one.reference) === name)?.name ?? '';
}
