/** States that were and that were taken back; as many as there are. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

export function newHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** A change; what was taken back before it is gone. The same state again is no change. */
export function record<State>(history: History<State>, present: State): History<State> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present], present, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future };
}

/** Another state in the place of the present one, as the next step of the same movement. */
export function amend<State>(history: History<State>, present: State): History<State> {
  return { ...history, present, future: [] };
}

/** Changes every state that was or may come back in the same way. */
export function mapHistory<State>(
  { past, present, future }: History<State>,
  change: (state: State) => State,
): History<State> {
  return { past: past.map(change), present: change(present), future: future.map(change) };
}
