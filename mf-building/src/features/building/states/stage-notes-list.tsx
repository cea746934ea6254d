import type { PictureAttempt } from '../picture/use-picture-attempt.ts';
import type { BuildingScreenModel } from '../screen-model.ts';
import { StageNoteCard } from './stage-note.tsx';
import { stageNotes } from './stage-notes.ts';

export interface StageNotesProps {
  readonly screen: BuildingScreenModel;
  readonly pictureState: PictureAttempt['state'];
  readonly onRetryPicture: () => void;
}

export function StageNotes({ screen, pictureState, onRetryPicture }: StageNotesProps) {
  const notes = stageNotes({
    unitsRead: screen.unitsRead,
    total: screen.total,
    unseenCount: screen.shapes.unseen.length,
    hasPicture: screen.view !== null,
    pictureState,
    listOpen: screen.state.list,
    buildingView: screen.state.buildingView,
    check: screen.check.kind,
  });
  return notes.map((note) => (
    <div key={note} data-float="control">
      <StageNoteCard note={note} screen={screen} onRetryPicture={onRetryPicture} />
    </div>
  ));
}
