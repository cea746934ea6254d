import { lazy, type ReactNode, Suspense } from 'react';
import type { MasterplanModelViewProps } from './masterplan-model-view.tsx';

const loadModel = () => import(/* webpackChunkName: "masterplan-model" */ './masterplan-model-view.tsx');

/** Where its script does not come, the picture goes on. */
function NoModel(): ReactNode {
  return null;
}

/** Fetched when a visitor asks for it. */
const MasterplanModelView = lazy(() =>
  loadModel().then(
    ({ MasterplanModelView: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoModel }),
  ),
);
const MasterplanModelNote = lazy(() =>
  loadModel().then(
    ({ MasterplanModelNote: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoModel }),
  ),
);

export function LazyModel(props: MasterplanModelViewProps) {
  return (
    <Suspense fallback={null}>
      <MasterplanModelView {...props} />
    </Suspense>
  );
}

export function LazyModelNote() {
  return (
    <Suspense fallback={null}>
      <MasterplanModelNote />
    </Suspense>
  );
}
