import type { ImageLoad } from '@suite/explorer';
import type { BuildingScreenModel } from '../screen-model.ts';
import { StageNoteCard } from './stage-note.tsx';
import { stageNotes } from './stage-notes.ts';

export interface StageNotesProps {
  readonly screen: BuildingScreenModel;
  readonly picture: ImageLoad;
}

export function StageNotes({ screen, picture }: StageNotesProps) {
  const notes = stageNotes({
    unitsRead: screen.unitsRead,
    total: screen.total,
    unseenCount: screen.shapes.unseen.length,
    hasPicture: screen.view !== null,
    picture,
    listOpen: screen.state.list,
    buildingView: screen.state.buildingView,
    check: screen.check.kind,
  });
  return notes.map((note) => (
    <div key={note} data-float="control">
      <StageNoteCard note={note} screen={screen} picture={picture} />
    </div>
  ));
}
