import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EcmaScriptModule, parseSync, type StaticExportEntry, type StaticImportEntry } from 'oxc-parser';

/** Files of workspace packages that sources lead to, and the libraries that these files import, by the package's folder. */
export interface SourceGraph {
  readonly files: ReadonlySet<string>;
  readonly libraries: ReadonlyMap<string, ReadonlySet<string>>;
}

interface PackageFacts {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
  /** Whether a module of it that nothing is taken of is left out of a build. */
  readonly isPure: boolean;
}

/** What a module imports, or passes on. */
type Entry = Pick<StaticExportEntry, 'moduleRequest' | 'isType'> & {
  readonly importName: StaticExportEntry['importName'] | StaticImportEntry['importName'];
};

const EVERYTHING = '*';
const SCRIPT = /\.tsx?$/;
const STYLES = /\.css$/;
/** A file of a library by its path: the library counts, which need not be installed where versions are compared. */
const IN_LIBRARY = /\/node_modules\/(.+)$/;
const COMPILED = `${path.sep}compiled${path.sep}`;
/** What a module names besides what it imports: a file that the bundler copies. */
const FILE_URL = /new URL\(\s*'([^']+)',\s*import\.meta\.url/g;
const STYLE_URL = /(?:@import|from|url\()\s*["']?((?:\.|@suite\/)[^"')\s]+)/g;

/**
 * What the modules `roots` lead to, export by export: of a module that only passes on what others have, those that are asked
 * for. Types lead nowhere, and libraries are not looked into.
 * @param roots modules of which everything counts
 * @throws {Error} when a module imports what is not there.
 */
export function sourceGraph(root: string, roots: readonly string[]): SourceGraph {
  const tracer = new Tracer(root);
  for (const file of roots) tracer.take(file, EVERYTHING);
  return tracer;
}

class Tracer implements SourceGraph {
  readonly files = new Set<string>();
  readonly libraries = new Map<string, Set<string>>();
  readonly #root: string;
  readonly #taken = new Set<string>();
  readonly #packages = new Map<string, PackageFacts>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Follows one export of a file, or all. */
  take(file: string, name: string): void {
    const key = `${file}\0${name}`;
    if (this.#taken.has(key)) return;
    this.#taken.add(key);
    if (!SCRIPT.test(file)) this.#takeAsset(file);
    else if (name === EVERYTHING || !this.#packageOf(file).isPure) this.#takeWhole(file);
    else this.#takeExport(file, name);
  }

  #takeExport(file: string, name: string): void {
    const entries = moduleOf(file).record.staticExports.flatMap(({ entries }) => entries);
    const ofName = entries.filter(({ exportName }) => nameOf(exportName) === name);
    const [entry] = ofName;
    if (entry && !entry.moduleRequest) {
      this.#takeWhole(file);
      return;
    }
    const passing = entry ? ofName : entries.filter(({ importName }) => importName.kind === 'AllButDefault');
    // What it does not have, a type for example, is nothing of a build.
    for (const { moduleRequest, importName, isType } of passing) {
      if (moduleRequest && !isType)
        this.#request(file, moduleRequest.value, entry ? nameOf(importName) : name);
    }
  }

  #takeWhole(file: string): void {
    if (this.files.has(file)) return;
    this.files.add(file);
    const { record, text } = moduleOf(file);
    for (const { moduleRequest, entries } of record.staticImports) {
      // Without a name it is imported for what it does.
      if (entries.length === 0) this.#request(file, moduleRequest.value, EVERYTHING);
      this.#requestAll(
        file,
        entries.map((entry) => ({ ...entry, moduleRequest })),
      );
    }
    this.#requestAll(
      file,
      record.staticExports.flatMap(({ entries }) => entries),
    );
    for (const { moduleRequest } of record.dynamicImports) {
      const request = text.slice(moduleRequest.start + 1, moduleRequest.end - 1);
      this.#request(file, request, EVERYTHING);
    }
    for (const [, request = ''] of text.matchAll(FILE_URL)) this.#request(file, request, EVERYTHING);
  }

  #requestAll(file: string, entries: readonly Entry[]): void {
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest && !isType) this.#request(file, moduleRequest.value, nameOf(importName));
  }

  #takeAsset(file: string): void {
    this.files.add(file);
    if (!STYLES.test(file)) return;
    for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(STYLE_URL))
      this.#request(file, request, EVERYTHING);
  }

  #request(from: string, request: string, name: string): void {
    const [, ofLibrary] = IN_LIBRARY.exec(request) ?? [];
    if (request.startsWith('.') && ofLibrary === undefined) {
      for (const file of filesOf(path.resolve(path.dirname(from), request), from)) this.take(file, name);
      return;
    }
    const [scope = '', second = '', ...rest] = (ofLibrary ?? request).split('/');
    const library = scope.startsWith('@') ? `${scope}/${second}` : scope;
    const inWorkspace = path.join(this.#root, 'packages', second);
    // In a repository of its own an app has them as libraries.
    if (scope === '@suite' && existsSync(inWorkspace)) {
      const { folder, exports } = this.#packageAt(inWorkspace);
      this.take(path.join(folder, exportOf(exports, ['.', ...rest].join('/'), request)), name);
      return;
    }
    const { folder } = this.#packageOf(from);
    this.libraries.set(folder, (this.libraries.get(folder) ?? new Set()).add(library));
  }

  #packageOf(file: string): PackageFacts {
    const folder = packageFolderOf(path.dirname(file));
    return this.#packageAt(folder);
  }

  #packageAt(folder: string): PackageFacts {
    const known = this.#packages.get(folder);
    if (known) return known;
    const { exports = {}, sideEffects } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Partial<{ exports: Record<string, string>; sideEffects: boolean | readonly string[] }>;
    const facts = { folder, exports, isPure: sideEffects !== undefined && sideEffects !== true };
    this.#packages.set(folder, facts);
    return facts;
  }
}

function packageFolderOf(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolderOf(path.dirname(folder));
}

function exportOf(exports: Readonly<Record<string, string>>, key: string, request: string): string {
  const exact = exports[key];
  if (exact !== undefined) return exact;
  const pattern = `${path.posix.dirname(key)}/*`;
  const target = exports[pattern];
  if (target === undefined) throw new Error(`No package of the workspace has ${request}`);
  return target.replace('*', path.posix.basename(key));
}

/** The file of an address; those of a folder where a part of the address is known in the page only. */
function filesOf(address: string, from: string): readonly string[] {
  const source = sourceOfCompiled(address);
  const [folder, ...rest] = source.split('/${');
  if (rest.length > 0 && folder !== undefined) {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(folder, entry.name));
  }
  // Made before a build, there or not: of manifests that count elsewhere, or of messages in another folder of the app.
  if (source.includes(COMPILED)) return [];
  if (existsSync(source)) return [source];
  if (address.includes(COMPILED)) return [];
  throw new Error(`${from} imports ${address}, which is not there`);
}

/** Compiled messages are made of those beside their folder. */
function sourceOfCompiled(address: string): string {
  return address.replace(/\/locales\/compiled\//, '/locales/');
}

function nameOf({ kind, name }: { readonly kind: string; readonly name?: string | null }): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name ? name : EVERYTHING;
}

interface ParsedModule {
  readonly text: string;
  readonly record: EcmaScriptModule;
}

/** Seven apps lead to the same packages. */
const parsed = new Map<string, ParsedModule>();

function moduleOf(file: string): ParsedModule {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const { module: record, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message ?? ''}`);
  const made = { text, record };
  parsed.set(file, made);
  return made;
}
