export { lookAtShell } from './look-at-shell.ts';
export { lookAtView } from './look-at-view.ts';
export { watchSymptoms } from './watch-symptoms.ts';
