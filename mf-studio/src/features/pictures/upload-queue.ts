import type { PictureForm } from '@suite/api';

/** A picture on its way, or one that was refused. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly fields: PictureForm;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Of the file, from 0 to 1. */
  readonly share: number;
  /** Why it was refused. */
  readonly error: string | null;
}

export type UploadAction =
  | { readonly kind: 'add'; readonly uploads: readonly Upload[] }
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'refuse'; readonly id: number; readonly error: string }
  | { readonly kind: 'retry'; readonly id: number }
  /** It is there, or nobody wants it any more. */
  | { readonly kind: 'drop'; readonly id: number };

export function uploadReducer(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  const changed = (id: number, change: Partial<Upload>) =>
    uploads.map((one) => (one.id === id ? { ...one, ...change } : one));
  switch (action.kind) {
    case 'add':
      return [...uploads, ...action.uploads];
    case 'progress':
      return changed(action.id, { state: 'sending', share: action.share });
    case 'refuse':
      return changed(action.id, { state: 'refused', error: action.error });
    case 'retry':
      return changed(action.id, { state: 'waiting', share: 0, error: null });
    case 'drop':
      return uploads.filter(({ id }) => id !== action.id);
  }
}

/** The one that is sent next, while none is: one after the other, so that they stand in the order of the files. */
export function nextUpload(uploads: readonly Upload[]): Upload | null {
  if (uploads.some(({ state }) => state === 'sending')) return null;
  return uploads.find(({ state }) => state === 'waiting') ?? null;
}

/** As the server has it. */
const MOST_BYTES = 20 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** A plan may be the page of a document. */
const PLAN_TYPES = [...TYPES, 'application/pdf'];
export const ACCEPTED = TYPES.join(',');
export const ACCEPTED_PLANS = PLAN_TYPES.join(',');

/** Why a file need not be sent at all: the end of its message; null for one that may be taken. */
export function refusalOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { place }: Pick<PictureForm, 'place'>,
): 'kind' | 'too-large' | null {
  const isPlan = place === 'plan' || place === 'unit-plan';
  if (!(isPlan ? PLAN_TYPES : TYPES).includes(type)) return 'kind';
  return size > MOST_BYTES ? 'too-large' : null;
}

/** The message of what the server has against a file; null where its own sentence says more. */
export function refusalOfCode(
  code: string,
): 'kind' | 'too-large' | 'damaged' | 'infected' | 'offline' | null {
  switch (code) {
    case 'unsupported-media-type':
      return 'kind';
    case 'too-large':
      return 'too-large';
    case 'damaged-file':
      return 'damaged';
    case 'infected-file':
      return 'infected';
    case 'network':
      return 'offline';
    default:
      return null;
  }
}

/** `b2-front_final.JPG` is `b2 front final`. */
export function titleOfFile(name: string): string {
  const text = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  return text === '' ? name : text.slice(0, 1).toUpperCase() + text.slice(1, 120);
}
