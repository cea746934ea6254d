import { chooseView } from '@suite/domain';
import { notFound } from '../../errors.ts';

/** Something with views; `viewId` is absent on its own address. */
export interface ViewAddress {
  readonly id: number;
  readonly viewId: number | null | undefined;
}

/** @throws {RequestError} 404 for a view that is not among these. */
export function checkView(views: readonly { readonly id: number }[], viewId: ViewAddress['viewId']): void {
  if (chooseView(views, viewId).kind === 'unknown-view') throw notFound('There is no such view.');
}
