/** A count and its noun as English says them: `1 building`, `2 communities`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
