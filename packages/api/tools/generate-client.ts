// `pnpm --filter @suite/api generate`: writes what the browser needs of each operation. After every change of one.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientModule } from '../src/generate/client-module.ts';

await writeFile(path.join(import.meta.dirname, '../src/generated/endpoints.ts'), clientModule());
