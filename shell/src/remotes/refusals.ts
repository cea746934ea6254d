import { onRefused } from '@suite/bus';
import { noteError } from './outcomes/outcomes.ts';

/** Counts what the bus refused against the version that wrote it, which may have caught the error. */
export function watchRefusals(): () => void {
  return onRefused((owner) => {
    const [remote = '', version = ''] = owner.split('@');
    noteError(remote, version);
  });
}
