let byKeyboard = true;

/** Notes from now on whether the visitor last used the keyboard or a pointer. */
export function watchInputWay(): void {
  const note = ({ type }: Event) => {
    byKeyboard = type === 'keydown';
  };
  for (const input of ['keydown', 'pointerdown'] as const) window.addEventListener(input, note, true);
}

/** Before the first input it counts as the keyboard: whoever presses nothing has a ring rather than none. */
export function isByKeyboard(): boolean {
  return byKeyboard;
}
