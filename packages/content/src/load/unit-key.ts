/** Name of a unit among all: a number is unique within its building only. */
export function unitKey(building: string, number: string): string {
  return `${building}-${number}`;
}
