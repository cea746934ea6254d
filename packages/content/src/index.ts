export { ContentError, type ContentIssue } from './issues.ts';
export { type ContentFolder, FolderError, readFolder } from './load/content-folder.ts';
export { type Content, loadContent } from './load/load-content.ts';
export { DEMO_ACCOUNTS, type DemoAccount } from './seed-accounts.ts';
export { DEMO_DIR, type SeedResult, seedDemo } from './seed-demo.ts';
