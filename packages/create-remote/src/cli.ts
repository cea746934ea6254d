#!/usr/bin/env node
// `npm create @suite/remote mf-tours [folder]`: a remote in a repository of its own.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { argv } from 'node:process';
import { isRemoteName } from '@suite/contracts';
import { createRemote } from './create-remote.ts';

/** Nobody else is developed in this repository. */
const PORT = 4210;

const [name = '', place = name] = argv.slice(2);
const folder = path.resolve(place);

if (!isRemoteName(name)) fail(`${name || '(nothing)'} is no name: mf- and small words, such as mf-tours`);
else if (existsSync(folder) && readdirSync(folder).some((one) => !one.startsWith('.')))
  fail(`${folder} is not empty`);
else {
  await createRemote({ name, folder, place: 'own', port: PORT });
  console.log(`${name} is there. Next, in ${folder}: pnpm install, pnpm test, pnpm dev --against <suite>`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
