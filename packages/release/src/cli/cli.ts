#!/usr/bin/env node
import { argv, env } from 'node:process';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(argv.slice(2), { env, print: console.log, printError: console.error });
