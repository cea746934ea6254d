import type { Releases } from '../rollout/releases.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Options of the command as they were typed. */
export interface TypedOptions {
  readonly key?: string | undefined;
  readonly traffic?: string | undefined;
  readonly to?: string | undefined;
  readonly hours?: string | undefined;
  readonly cohort?: string | undefined;
  readonly keep?: string | undefined;
  readonly days?: string | undefined;
  readonly every?: string | undefined;
  readonly fallback?: string | undefined;
  readonly again: boolean;
  readonly security: boolean;
  readonly force: boolean;
  readonly json: boolean;
  readonly watch: boolean;
  readonly 'dry-run': boolean;
  readonly 'with-remotes': boolean;
}

/** What a verb works with. */
export interface CommandContext {
  /** What was typed after the verb. */
  readonly labels: readonly string[];
  readonly options: TypedOptions;
  readonly root: string;
  /** Folder of the keys of this machine. */
  readonly dataDir: string;
  readonly site: string;
  /** Origin of the API, which keeps what pages report. */
  readonly server: string;
  readonly store: ReleaseStore;
  readonly releases: Releases;
  readonly telemetry: Telemetry;
  readonly key: SigningKey;
  readonly print: (line: string) => void;
  /** Lines that are no part of what a verb gives. */
  readonly printError: (line: string) => void;
}

/** Gives false when what it looked for is not as it must be. */
export type Command = (command: CommandContext) => Promise<boolean | undefined>;
