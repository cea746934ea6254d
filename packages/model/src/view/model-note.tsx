import { Button } from '@suite/ui';
import { useIntl } from 'react-intl';
import type { ModelStage } from '../stage/use-model-stage.ts';
import styles from './model-note.module.css';
import type { ModelState } from './model-view.tsx';

/** Whether there is something to say of a model. */
export function hasModelNote({ state, isWanted }: Pick<ModelStage, 'state' | 'isWanted'>): boolean {
  return isWanted && (state.kind === 'unable' || state.kind === 'loading' || state.kind === 'lost');
}

export interface ModelNoteProps {
  readonly state: ModelState;
  /** The visitor asks for the picture. */
  readonly onBack: () => void;
}

/** What a model has to say in words: that it is on its way, that it was interrupted, or why it cannot be shown. */
export function ModelNote({ state, onBack }: ModelNoteProps) {
  const { formatMessage } = useIntl();
  const say = (id: string) => formatMessage({ id: `model.${id}` });
  if (state.kind === 'unable')
    return (
      <div className={styles.pill} role="status">
        <p>{say(`unable.${state.reason}`)}</p>
        <Button variant="quiet" onPress={onBack}>
          {say('back')}
        </Button>
      </div>
    );
  return (
    <p className={styles.pill} role="status">
      {say(state.kind)}
    </p>
  );
}
