import path from 'node:path';

export type Role =
  | 'contracts'
  | 'api'
  | 'domain'
  | 'client'
  | 'app'
  | 'server'
  | 'content'
  | 'release'
  | 'testing'
  | 'tool'
  | 'e2e';

export interface WorkspacePackage {
  readonly name: string;
  /** Folder, relative to the repository. */
  readonly folder: string;
  readonly role: Role;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly hasReadme: boolean;
}

export interface SourceFile {
  /** Path, relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/** Which roles a package may depend on; for building and testing alone, see `DEVELOPMENT`. */
const ALLOWED: Readonly<Record<Role, readonly Role[]>> = {
  contracts: [],
  api: ['contracts'],
  domain: ['contracts', 'api', 'domain'],
  client: ['contracts', 'api', 'domain', 'client'],
  app: ['contracts', 'api', 'domain', 'client'],
  server: ['contracts', 'api', 'domain', 'content', 'release'],
  content: ['contracts', 'api', 'domain'],
  release: ['contracts', 'api', 'domain'],
  testing: ['contracts', 'api', 'domain', 'client'],
  tool: ['contracts', 'api', 'domain'],
  // Of the release store it signs the broken versions that it publishes.
  e2e: ['contracts', 'api', 'domain', 'release', 'testing', 'tool'],
};
const DEVELOPMENT: readonly Role[] = ['testing', 'tool'];

/** Packages of the registry that only some workspace packages may use. */
const RESERVED: Readonly<Record<string, readonly string[]>> = {
  ol: ['@suite/picture'],
  'react-aria-components': ['@suite/ui'],
  '@floating-ui/core': ['@suite/explorer'],
  'react-hook-form': ['@suite/forms'],
  kysely: ['@suite/server'],
  fastify: ['@suite/server'],
};

/** Every dependency that the table of who may import whom does not allow, a sentence each. */
export function dependencyErrors(packages: readonly WorkspacePackage[]): string[] {
  const roleOf = new Map(packages.map((one) => [one.name, one.role]));
  return packages.flatMap((one) => {
    const error = (name: string, allowed: readonly Role[]) => {
      const role = roleOf.get(name);
      return role && !allowed.includes(role)
        ? [`${one.name} (${one.role}) may not use ${name} (${role})`]
        : [];
    };
    return [
      ...one.dependencies.flatMap((name) => error(name, ALLOWED[one.role])),
      ...one.devDependencies.flatMap((name) => error(name, [...ALLOWED[one.role], ...DEVELOPMENT])),
      ...[...one.dependencies, ...one.devDependencies]
        .filter((name) => RESERVED[name] && !RESERVED[name].includes(one.name))
        .map((name) => `${one.name} may not use ${name}: it belongs to ${RESERVED[name]?.join(', ')}`),
    ];
  });
}

/** Packages that come back to themselves by what they depend on, a sentence each. */
export function cycleErrors(packages: readonly WorkspacePackage[]): string[] {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const reached = (from: WorkspacePackage): ReadonlySet<string> => {
    const found = new Set(from.dependencies);
    for (const name of found) for (const next of byName.get(name)?.dependencies ?? []) found.add(next);
    return found;
  };
  return packages
    .filter((one) => reached(one).has(one.name))
    .map((one) => `${one.name} depends on itself by another package`);
}

export function readmeErrors(packages: readonly WorkspacePackage[]): string[] {
  return packages.filter((one) => !one.hasReadme).map((one) => `${one.folder} has no README.md`);
}

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(file: SourceFile): string[] {
  return [...file.text.matchAll(IMPORT)].map((match) => match[1] ?? '');
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Builds the apps as one bundle to measure the federated suite against; nothing else may name them by a path. */
const SINGLE_BENCH = 'e2e/bench/single/';

function importError(
  owner: WorkspacePackage,
  names: ReadonlySet<string>,
  file: string,
  name: string,
): string[] {
  if (name.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), name);
    return target.startsWith(`${owner.folder}/`) ? [] : [`${file} leaves its package: ${name}`];
  }
  const wanted = packageOf(name);
  const declared = [...owner.dependencies, ...owner.devDependencies, owner.name];
  return names.has(wanted) && !declared.includes(wanted) ? [`${file} does not declare ${wanted}`] : [];
}

/** Imports that leave their package by a path, or name a workspace package that theirs does not declare. */
export function importErrors(packages: readonly WorkspacePackage[], files: readonly SourceFile[]): string[] {
  const names = new Set(packages.map((one) => one.name));
  return files.flatMap((file) => {
    const owner = packages.find((one) => file.path.startsWith(`${one.folder}/`));
    return owner && !file.path.startsWith(SINGLE_BENCH)
      ? importsOf(file).flatMap((name) => importError(owner, names, file.path, name))
      : [];
  });
}

const BROWSER_ROLES: readonly Role[] = ['app', 'client', 'domain'];
/** Tests and what they stand on are not delivered; a module of schemas is an entry of its own, for the server. */
const NOT_FOR_BROWSER = /\.test\.tsx?$|\/fixtures\/|-schema\.ts$/;
const SCHEMA_IMPORT =
  /^import (?!type\b)[^;]*?from '(?:@suite\/api|@suite\/contracts\/schemas|zod)(?:\/[^']*)?';/gm;
/** What of `@suite/api` is for browsers. */
const WITHOUT_SCHEMAS = /'@suite\/api\/(?:client|endpoints)';$/;

/** Files for the browser that bring the schema library with them. */
export function schemaErrors(packages: readonly WorkspacePackage[], files: readonly SourceFile[]): string[] {
  const folders = packages.filter((one) => BROWSER_ROLES.includes(one.role)).map((one) => `${one.folder}/`);
  return files
    .filter(
      ({ path: file }) => folders.some((folder) => file.startsWith(folder)) && !NOT_FOR_BROWSER.test(file),
    )
    .filter(({ text }) => [...text.matchAll(SCHEMA_IMPORT)].some(([one]) => !WITHOUT_SCHEMAS.test(one)))
    .map((file) => `${file.path} brings schemas into the browser: import their types only`);
}

/** Files that import all endpoints: the bundler keeps them all where one is read within an optional chain. */
export function endpointErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => !NOT_FOR_BROWSER.test(file))
    .filter(({ text }) => /import \* as \w+ from '@suite\/api\/endpoints'/.test(text))
    .map((file) => `${file.path} brings every endpoint into its bundle: import them by name`);
}

/** Features of an app that import another feature of it. */
export function featureErrors(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const [, root, feature] = /^(.*\/features)\/([^/]+)\//.exec(file.path) ?? [];
    if (!root) return [];
    return importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => path.posix.join(path.posix.dirname(file.path), name))
      .filter((target) => target.startsWith(`${root}/`) && !target.startsWith(`${root}/${feature}/`))
      .map((target) => `${file.path} uses another feature: ${target}`);
  });
}

/** Tests, what they stand on, and the page of a remote alone have the whole router. */
const NOT_DELIVERED = /\.test\.tsx?$|\/fixtures\/|\/standalone\.tsx$|^packages\/testing\//;

/** Names imported from the router that the curated router does not bring. */
export function routerErrors(files: readonly SourceFile[], curated: readonly string[]): string[] {
  const delivered = files.filter(({ path: file }) => !NOT_DELIVERED.test(file));
  return delivered.flatMap((file) =>
    [...file.text.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]react-router['"]/g)]
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0]?.trim() ?? '')
      .filter((name) => !curated.includes(name))
      .map((name) => `${file.path} uses ${name} of react-router, which the curated router does not bring`),
  );
}

/** `get-building.ts` carries out `getBuilding`. */
function isOperationFile({ path: file, text }: SourceFile): boolean {
  const name = path.posix
    .basename(file, '.ts')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return text.includes(`Handler<'${name}'>`);
}

const SERVER_MODULE = /^packages\/server\/src\/modules\/[\w-]+\/.*(?<!\.test)\.ts$/;
const HTTP = /^(?:@?fastify\b|.*\/http\/|.*\/request-context\.ts$)/;
const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]/;

/** Below the file of an operation nothing knows of HTTP; and repositories alone ask the database. */
export function serverModuleErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => SERVER_MODULE.test(file))
    .flatMap((file) => [
      ...(isOperationFile(file) ? [] : importsOf(file).filter((name) => HTTP.test(name))).map(
        (name) => `${file.path} is no operation, and uses ${name}`,
      ),
      ...(SQL.test(file.text) && !/\brepository\.ts$/.test(file.path)
        ? [`${file.path} is no repository, and asks the database`]
        : []),
    ]);
}

const LEFT_BEHIND = [
  [/^(?:\w+\.)*addEventListener\(/m, 'listens from the moment it is loaded'],
  [/^(?:window\.|globalThis\.)?set(?:Interval|Timeout)\(/m, 'starts a clock from the moment it is loaded'],
  [/\bcustomElements\.define\(/, 'defines an element, which nobody can take back'],
] as const;

/**
 * What a remote would leave on the page after it was taken off: React ends what its components began, the shell what it
 * subscribed to on the bus, and nobody what a module does as it is loaded.
 */
export function leftBehindErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path: file }) => /^mf-\w+\/src\//.test(file) && !/\.test\.|\/fixtures\//.test(file))
    .flatMap((file) =>
      LEFT_BEHIND.flatMap(([form, sentence]) => (form.test(file.text) ? [`${file.path} ${sentence}`] : [])),
    );
}

/** Keys that one language of an app has and the other has not. */
export function localeErrors(
  folder: string,
  english: Readonly<Record<string, string>>,
  serbian: Readonly<Record<string, string>>,
): string[] {
  return [
    ...Object.keys(english)
      .filter((key) => !(key in serbian))
      .map((key) => `${folder} has ${key} in English only`),
    ...Object.keys(serbian)
      .filter((key) => !(key in english))
      .map((key) => `${folder} has ${key} in Serbian only`),
  ];
}

export const MAX_LINES = 300;

export function lengthErrors(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => /\.(ts|tsx|css)$/.test(file.path) && file.text.split('\n').length > MAX_LINES + 1)
    .map((file) => `${file.path} has ${file.text.split('\n').length - 1} lines, more than ${MAX_LINES}`);
}
