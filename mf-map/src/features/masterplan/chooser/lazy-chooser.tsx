import { lazy, type ReactNode, Suspense } from 'react';

// Few masterplans are not published, and few projects have several roots.
const UnknownMasterplan = lazy(async () => {
  const chooser = await import('./unknown-masterplan.tsx');
  return { default: chooser.UnknownMasterplan };
});

export interface LazyChooserProps {
  readonly id: number;
  /** Stands there until it is known what to show. */
  readonly loading: ReactNode;
}

/** What stands below a masterplan that the API does not know; its code comes when it is needed. */
export function LazyChooser({ id, loading }: LazyChooserProps) {
  return (
    <Suspense fallback={loading}>
      <UnknownMasterplan id={id} />
    </Suspense>
  );
}
