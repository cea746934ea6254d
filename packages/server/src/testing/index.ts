export { answers, type Walked, walk } from './answers.ts';
export { temporaryFolder } from './temporary-folder.ts';
export { openTestDatabase, TEST_BACKENDS, type TestBackend, type TestDatabase } from './test-database.ts';
