// @vitest-environment node
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineRemote, defineShell } from './define-app.ts';
import { containerName, REPOSITORY_ROOT, sourceVersion } from './source-version.ts';

const REMOTE = path.join(REPOSITORY_ROOT, 'mf-account');
const SHELL = path.join(REPOSITORY_ROOT, 'shell');

describe('the build of a remote', () => {
  const configuration = defineRemote(REMOTE);
  const container = containerName('mf-account', sourceVersion(REMOTE));

  it('has names that no other version of it has', () => {
    expect(configuration.output?.uniqueName).toBe(container);
    const styles = configuration.module?.generator?.['css/auto'] as { localIdentName: string };
    expect(styles.localIdentName.startsWith(`${container}__`)).toBe(true);
  });

  it('can lie anywhere, and starts nothing by itself', () => {
    expect(configuration.output?.publicPath).toBe('auto');
    expect(configuration.entry).toEqual({});
  });

  it('takes a module that threw for broken when it is asked for again', () => {
    expect(configuration.output?.strictModuleErrorHandling).toBe(true);
  });
});

describe('the build of the shell', () => {
  const configuration = defineShell(SHELL);

  it('lies under its version', () => {
    expect(configuration.output?.publicPath).toBe(`/r/shell/${sourceVersion(SHELL)}/`);
  });

  it('leaves the parser of messages and the whole router out', () => {
    const alias = Object.keys(configuration.resolve?.alias ?? {});
    expect(alias).toContain('@formatjs/icu-messageformat-parser$');
    expect(alias).toContain('curated-react-router-source$');
  });
});
