import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientModule } from './client-module.ts';

describe('what the browser loads of the operations', () => {
  it('is as the operations are now; `pnpm --filter @suite/api generate` writes it', async () => {
    const written = await readFile(path.join(import.meta.dirname, '../generated/endpoints.ts'), 'utf8');
    expect(written).toBe(clientModule());
  });
});
