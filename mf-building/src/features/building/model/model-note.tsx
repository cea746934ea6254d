import { Float } from '@suite/explorer';
import { hasModelNote, ModelIntl, ModelNote } from '@suite/model';
import type { ReactNode } from 'react';
import { useScreen } from '../screen-store.ts';

/** What the model has to say in words, where the notes of the picture stand. */
export function BuildingModelNote(): ReactNode {
  const { modelStage, setState } = useScreen('modelStage', 'setState');
  if (!hasModelNote(modelStage)) return null;
  return (
    <ModelIntl>
      <Float kind="control">
        <ModelNote state={modelStage.state} onBack={() => setState(() => ({ model: false, sun: null }))} />
      </Float>
    </ModelIntl>
  );
}
