import { $panel, togglePanel } from '@suite/bus';
import type { RequestValues } from './request-form.ts';

/** A form that gives way to the privacy policy, and comes back after it. */
export interface Draft {
  readonly apartmentId: number | null;
  readonly values: RequestValues;
  /** Names of the fields that were left. */
  readonly touched: readonly string[];
}

let stored: Draft | null = null;

/** The form that gave way, once. */
export function takeDraft(): Draft | null {
  const draft = stored;
  stored = null;
  return draft;
}

/**
 * Shows the privacy policy in place of the form, since one panel is open at a time. When the policy is closed the
 * form comes back as it was; when another panel takes the place it is forgotten.
 */
export function readPolicyMeanwhile(draft: Draft): void {
  stored = draft;
  const stop = $panel.listen((panel) => {
    if (panel === 'privacy-policy') return;
    stop();
    if (panel === null) togglePanel('ask-for-price');
    else if (panel !== 'ask-for-price') stored = null;
  });
  togglePanel('privacy-policy');
}
