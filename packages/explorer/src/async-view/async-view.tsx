import { isNotFound } from '@suite/api-client';
import { Skeleton } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AsyncNotice, type AsyncNoticeProps } from './async-notice.tsx';
import type { AsyncState } from './async-state.ts';

export interface AsyncViewProps<T> extends Omit<AsyncNoticeProps, 'state'> {
  /** A read of the API, several as `joinStates` makes them one, or a picture. */
  readonly read: AsyncState<T>;
  readonly children?: (data: T) => ReactNode;
  /**
   * In place of the data while it is on its way. A function draws the notice that it takes long itself, within its
   * skeleton; null means that it does not take long yet. Default: a sentence and rows.
   */
  readonly loading?: ReactNode | ((slowNotice: ReactNode) => ReactNode);
  /** In place of an error that says that there is no such thing. Default: as any other error. */
  readonly notFound?: ReactNode;
  /** In place of an empty list. Default: the list. */
  readonly empty?: ReactNode;
}

/** Data once it is there, and until then its state: loading, slow, not found, failed or offline. */
export function AsyncView<T>(props: AsyncViewProps<T>) {
  const { read, children, loading = <LoadingRows />, notFound, empty, ...notice } = props;
  const { data, error, slow } = read;
  if (data !== undefined) return isEmptyList(data) && empty !== undefined ? empty : children?.(data);
  if (notFound !== undefined && isNotFound(error)) return notFound;
  const card = error !== undefined || slow ? <AsyncNotice state={read} {...notice} /> : null;
  if (error !== undefined) return card;
  return typeof loading === 'function' ? loading(card) : (card ?? loading);
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

function LoadingRows() {
  return (
    <div>
      <p role="status">
        <FormattedMessage id="common.loading" />
      </p>
      <Skeleton kind="rows" rows={4} />
    </div>
  );
}
