import { Float } from '@suite/explorer';
import { ModelIntl } from '@suite/model';
import { Button } from '@suite/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useScreen } from '../screen-store.ts';
import styles from '../states/stage-note.module.css';

/** What the model has to say in words: that it is on its way, that it was interrupted, or why it cannot be shown. */
export function ModelNote(): ReactNode {
  return (
    <ModelIntl>
      <Note />
    </ModelIntl>
  );
}

function Note() {
  const { formatMessage } = useIntl();
  const { modelStage, setState } = useScreen('modelStage', 'setState');
  const { state, isWanted } = modelStage;
  if (!isWanted) return null;
  const say = (id: string) => formatMessage({ id: `model.${id}` });
  if (state.kind === 'unable')
    return (
      <Float kind="control">
        <div className={styles.pill} role="status">
          <p>{say(`unable.${state.reason}`)}</p>
          <Button variant="quiet" onPress={() => setState(() => ({ model: false }))}>
            {say('back')}
          </Button>
        </div>
      </Float>
    );
  if (state.kind !== 'loading' && state.kind !== 'lost') return null;
  return (
    <Float kind="control">
      <p className={styles.pill} role="status">
        {say(state.kind)}
      </p>
    </Float>
  );
}
