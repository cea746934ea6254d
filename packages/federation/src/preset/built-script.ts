import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { type BundleOptions, bundleConfiguration } from './bundle.ts';
import { NamedSourcesPlugin } from './named-sources.ts';

const SCRIPT = 'script.js';
const STYLE = 'style.css';

export interface BuiltScript {
  readonly script: string;
  /** Empty for a module without styles. */
  readonly style: string;
}

/** A module and what it imports as one script, which is no part of the bundle; `folder` is its own for the while. */
export async function builtScript(
  module: string,
  options: BundleOptions,
  folder: string,
  target: 'web' | 'webworker' = 'web',
): Promise<BuiltScript> {
  const { output, plugins = [], ...bundle } = bundleConfiguration(options);
  const compiler = rspack({
    ...bundle,
    target: [target, 'es2022'],
    devtool: false,
    entry: module,
    // The integrity of files says nothing of what is no file.
    plugins: [
      ...plugins.filter((one) => one instanceof rspack.DefinePlugin || one instanceof NamedSourcesPlugin),
      // What it would fetch later has no place to be fetched from.
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    output: { ...output, path: path.resolve(folder), filename: SCRIPT, cssFilename: STYLE },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else compiler.close((closing) => (closing ? reject(closing) : resolve()));
      });
    });
    const read = (name: string) => readFile(path.join(folder, name), 'utf8');
    return { script: (await read(SCRIPT)).trim(), style: await read(STYLE).catch(() => '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
