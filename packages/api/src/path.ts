export type PathParams = Readonly<Record<string, string | number>>;

/** A path with its parameters filled in and encoded. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}
