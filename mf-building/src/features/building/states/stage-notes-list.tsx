import { Float, type ImageLoad } from '@suite/explorer';
import { areShapesDrawn, useScreen } from '../screen-store.ts';
import { StageNoteCard } from './stage-note.tsx';
import { stageNotes } from './stage-notes.ts';

export interface StageNotesProps {
  readonly picture: ImageLoad;
}

export function StageNotes({ picture }: StageNotesProps) {
  const { units, total, shapes, view, state, check } = useScreen(
    'units',
    'total',
    'shapes',
    'view',
    'state',
    'check',
  );
  const notes = stageNotes({
    units,
    total,
    unseenCount: shapes.unseen.length,
    hasPicture: view !== null,
    picture,
    listOpen: state.list,
    shapesDrawn: areShapesDrawn(state),
    check: check.kind,
  });
  return notes.map((note) => (
    <Float key={note} kind="control" part={note === 'unseen' ? 'unseen' : undefined}>
      <StageNoteCard note={note} picture={picture} />
    </Float>
  ));
}
