import type { StageTool } from '@suite/picture/editor';
import { Button } from '@suite/ui';
import { ARROW_U_UP_LEFT, CHECK } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './picture-editor.module.css';
import { isDrawing } from './state/editor-state.ts';
import type { StageCommand } from './state/key-command.ts';
import type { EditorModel } from './use-editor.ts';

interface DrawingHintProps {
  readonly id: string;
  readonly state: EditorModel['state'];
  readonly run: (command: StageCommand) => void;
}

/** What to do now; while corners are put, with the two keys that a finger does not have. */
export function DrawingHint({ id, state, run }: DrawingHintProps) {
  return (
    <div className={styles.hint}>
      <p id={id}>
        <FormattedMessage id={`studio.picture.hint.${hintOf(state)}`} values={{ b: bold }} />
      </p>
      {isDrawing(state) && (
        <div className={styles.drawing}>
          <Button size={40} icon={ARROW_U_UP_LEFT} onPress={() => run('remove-last')}>
            <FormattedMessage id="studio.picture.take-back" />
          </Button>
          {state.tool === 'draw' && (
            <Button size={40} icon={CHECK} onPress={() => run('finish')}>
              <FormattedMessage id="studio.picture.close-shape" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function bold(chunks: ReactNode[]) {
  return <b>{chunks}</b>;
}

function hintOf(
  state: EditorModel['state'],
): Exclude<StageTool, 'select'> | 'corners' | 'select' | 'selected' {
  if (state.tool === 'facade') return state.history.present.facade ? 'facade' : 'corners';
  if (state.tool !== 'select') return state.tool;
  return state.selected === null ? 'select' : 'selected';
}
