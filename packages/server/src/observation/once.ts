/** Asked once in this time at most, however many want to know; never a second time before it was answered. */
export function once<Value>(
  { ms, isKept }: { readonly ms: number; readonly isKept: (value: Value) => boolean },
  ask: () => Promise<Value>,
): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly atMs: number } | null = null;
  return async () => {
    if (!last || performance.now() - last.atMs >= ms) last = { value: ask(), atMs: performance.now() };
    const value = await last.value;
    if (!isKept(value)) last = null;
    return value;
  };
}
