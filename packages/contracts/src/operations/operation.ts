export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: anyone. `user`: signed in. `member`: signed in and of the project, or about oneself.
 * `admin`: an admin or editor, of the project where there is one. What exactly is seen is decided per entity.
 */
export type Access = 'public' | 'user' | 'member' | 'admin';

export interface Operation {
  readonly method: HttpMethod;
  /** Whole path with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
}

export const API = '/api/v1';

export function operation<const Kind extends Access>(access: Kind, method: HttpMethod, path: string) {
  return { method, path: API + path, access } as const;
}

/** A path with its parameters filled in and encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}
