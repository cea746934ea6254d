import type { RoleName } from '@suite/contracts';

/** A project that the person is on, and as what. */
export interface Membership {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
  /** Whether prices of this project may be told to the person. */
  readonly seesPrices: boolean;
}

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly userId: number;
  /** UUID. */
  readonly sessionId: string;
  /** When a password was last given. */
  readonly authenticatedAt: Date;
  /** Signed in with the password of this project, and to it only; null otherwise. */
  readonly onlyProjectId: number | null;
  /** The person is staff, which holds only once a second factor was given. */
  readonly needsSecondFactor: boolean;
  /** All roles, wherever they hold. */
  readonly roles: readonly RoleName[];
  readonly memberships: readonly Membership[];
}

/** Who is asking. */
export type Viewer = { readonly kind: 'anonymous' } | SignedIn;

export const ANONYMOUS: Viewer = { kind: 'anonymous' };
