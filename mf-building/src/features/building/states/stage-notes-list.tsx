import { Float, type ImageLoad } from '@suite/explorer';
import { areShapesDrawn, useScreen } from '../screen-store.ts';
import { StageNoteCard } from './stage-note.tsx';
import { stageNotes } from './stage-notes.ts';

export interface StageNotesProps {
  readonly picture: ImageLoad;
}

export function StageNotes({ picture }: StageNotesProps) {
  const { units, total, shapes, view, state, check, modelStage } = useScreen(
    'units',
    'total',
    'shapes',
    'view',
    'state',
    'check',
    'modelStage',
  );
  const notes = stageNotes({
    units,
    total,
    unseenCount: shapes.unseen.length,
    hasPicture: view !== null,
    picture,
    listOpen: state.list,
    // In the model every home can be walked to.
    shapesDrawn: areShapesDrawn(state) && !modelStage.isWanted,
    check: check.kind,
  });
  return notes.map((note) => (
    <Float key={note} kind="control" part={note === 'unseen' ? 'unseen' : undefined}>
      <StageNoteCard note={note} picture={picture} />
    </Float>
  ));
}
