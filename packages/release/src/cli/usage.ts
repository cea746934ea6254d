import { type AppName, isAppName } from '@suite/contracts';

export const USAGE = `Usage: npm run release -- <verb>
  <app> [--traffic 5]                check, test, build and publish an app of this checkout, and release it
  upload <app> [--traffic 5]         put the build of an app (its folder "dist") into the store, and release it
  verify [<app> <version>]           are the files what was built, and all that counts signed by who may
  release <app> <version>            give a published version to every visitor
  release <app> <version> --traffic 5    … to 5 % of the visitors first
  step <app> [--traffic 25]          more visitors for the canary: 5, 25, 50, 100
  cohort add|rm <app> <cohort>       a named group gets the canary, or not any more
  promote <app>                      the canary becomes the stable version
  abort <app>                        take the canary back
  rollback <app> [--to <version>]    go back to the version before, or to that one
  pin|unpin <app>                    keep the stable version whatever is released
  lock|unlock [<app>]                freeze releases of an app, or of all; abort and rollback stay
  exclusive on|off                   no visitor is on two canaries
  service-worker on|off              off: browsers drop it and all that it has kept
  status [--json]                    which version visitors get, and how it fares
  can <app> <version>                may visitors get it beside what they have, and if not why
  matrix [--json]                    which remotes which shells can load
  history [<app>]                    who changed what, when and why
  diff [<revision> [<revision>]]     what a change changed
  preview <app> [<version>] [--hours 24] a signed link that shows a version of the document; else its canary
  preview --cohort <cohort>          … that shows what a cohort gets
  trust init [<name>]                from now on only what is signed counts; the keys are made here, that of <name> for all apps
  trust keys                         whose keys may sign for what
  trust key <name>                   make a key, and say its public half
  trust grant <role> <name> [<public key>]   let a key release an app, or sign as root, targets or online
  trust revoke <role> <name>         no longer
  trust renew                        say that what the store holds is the latest, where no server does
  judge [--watch [--every 15]]       take back canaries that are worse than what they replace
  gc [--dry-run] [--keep 5] [--days 7]   remove versions that nobody can have any more
Apps: shell, and the remotes by the names of their folders
Options: --store <folder>   the release store (default: STORE_URL, else store in DATA_DIR)
         --server <address> the server that keeps what pages report (default: PUBLIC_URL, else localhost)
         --reason <text>    why, for the history      --key <name>  by which of the keys here, and so who
         --again            release a version that was taken back
         --security         open pages let go of what is taken back at once, whatever is typed there
         --force            go on though the judge is not sure
         --with-remotes     rollback shell: remotes that it cannot load go back too
         --fallback <origin>  where the same files are besides`;

/** A command that was typed wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export function appNamed(text: string | undefined): AppName {
  if (text === undefined || !isAppName(text)) {
    throw new UsageError(`There is no app named ${text ?? '(nothing)'}`);
  }
  return text;
}

export function required(text: string | undefined, question: string): string {
  if (!text) throw new UsageError(question);
  return text;
}

/** A number of an option; undefined when the option is not there. */
export function numberOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new UsageError(`${option} must be a number`);
  return value;
}
