import { lazy, type ReactNode, Suspense } from 'react';
import type { BuildingModelProps } from './building-model.tsx';

const loadModel = () => import(/* webpackChunkName: "building-model" */ './building-model.tsx');

/** Fetched when a visitor asks for it. */
const BuildingModel = lazy(() =>
  loadModel().then(
    ({ BuildingModel: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoModel }),
  ),
);
const BuildingModelNote = lazy(() =>
  loadModel().then(
    ({ BuildingModelNote: Loaded }) => ({ default: Loaded }),
    () => ({ default: NoModel }),
  ),
);

/** Where its script does not come, the picture goes on. */
function NoModel(): ReactNode {
  return null;
}

export function LazyModel(props: BuildingModelProps) {
  return (
    <Suspense fallback={null}>
      <BuildingModel {...props} />
    </Suspense>
  );
}

export function LazyModelNote() {
  return (
    <Suspense fallback={null}>
      <BuildingModelNote />
    </Suspense>
  );
}
