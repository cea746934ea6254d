import { atom, type ReadableAtom } from 'nanostores';
import { useState, useSyncExternalStore } from 'react';
import type { Box } from '../stage/boxes.ts';

/** A shape of the picture and where it is. */
export interface ShapePlace extends Box {
  /** Of the shape. */
  readonly id: string;
}

/** Which items of a screen have the visitor's attention. */
export interface HoverState<Id> {
  /** Under the pointer or with the focus in the picture, and where it is there. */
  readonly pictureId: Id | null;
  readonly onScreen: ShapePlace | null;
  /** The same outside the shapes: on a row of a list, a pill, something found. */
  readonly listId: Id | null;
  /** Chosen by a first tap. */
  readonly selectedId: Id | null;
}

export interface HoverStore<Id> {
  readonly $state: ReadableAtom<HoverState<Id>>;
  readonly hoverInPicture: (id: Id | null, onScreen?: ShapePlace | null) => void;
  readonly hoverInList: (id: Id | null) => void;
  readonly select: (id: Id | null) => void;
}

const NOTHING = { pictureId: null, onScreen: null, listId: null, selectedId: null } as const;

export function createHoverStore<Id>(): HoverStore<Id> {
  const $state = atom<HoverState<Id>>(NOTHING);
  const set = (part: Partial<HoverState<Id>>) => $state.set({ ...$state.get(), ...part });
  return {
    $state,
    hoverInPicture: (pictureId, onScreen = null) => set({ pictureId, onScreen }),
    hoverInList: (listId) => set({ listId }),
    select: (selectedId) => set({ selectedId }),
  };
}

/** The hovered item, wherever that is; the picture counts before the list. */
export function hoveredId<Id>({ pictureId, listId }: HoverState<Id>): Id | null {
  return pictureId ?? listId;
}

/** Whether an item is drawn as hovered or selected; one without an id never is. */
export function isLit<Id>(state: HoverState<Id>, id: Id | null): boolean {
  return id !== null && (id === hoveredId(state) || id === state.selectedId);
}

/** The one hover store of a screen. */
export function useHoverStore<Id>(): HoverStore<Id> {
  return useState(() => createHoverStore<Id>())[0];
}

/**
 * What a component draws of the hover state; it renders again only when that changes, so `select` returns a
 * primitive or a part of the state.
 */
export function useHoverState<Id, Part>(
  store: HoverStore<Id>,
  select: (state: HoverState<Id>) => Part,
): Part {
  return useSyncExternalStore(store.$state.listen, () => select(store.$state.get()));
}
