import { type Operation, type OperationName, operations } from '@suite/api';

export interface FoundOperation {
  readonly name: OperationName;
  readonly operation: Operation;
  /** Parameters of the path as they came. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Route {
  readonly name: OperationName;
  readonly pattern: RegExp;
  readonly isStatic: boolean;
}

const ROUTES: readonly Route[] = (Object.keys(operations) as OperationName[])
  .map((name) => ({
    name,
    pattern: new RegExp(`^${operations[name].path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    isStatic: !operations[name].path.includes('{'),
  }))
  // As in the server's router, what has no parameter comes first.
  .toSorted((a, b) => Number(b.isStatic) - Number(a.isStatic));

/** The operation at an address of the API; null where there is none. */
export function findOperation(method: string, pathname: string): FoundOperation | null {
  for (const { name, pattern } of ROUTES) {
    const match = operations[name].method === method ? pattern.exec(pathname) : null;
    if (match) return { name, operation: operations[name], params: { ...match.groups } };
  }
  return null;
}
