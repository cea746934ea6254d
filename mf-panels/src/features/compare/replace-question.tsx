import { dropCompareCandidate, replaceCompare } from '@suite/bus';
import { Button } from '@suite/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUnit } from '../../lib/units/use-unit.ts';
import styles from './compare-page.module.css';

export interface ReplaceQuestionProps {
  /** The fifth home. */
  readonly candidateId: number;
  readonly ids: readonly number[];
}

/** Four are compared and a fifth came: which one goes? */
export function ReplaceQuestion({ candidateId, ids }: ReplaceQuestionProps) {
  const questionId = useId();
  const candidate = useUnit(candidateId);
  return (
    <section className={styles.question} aria-labelledby={questionId}>
      <p id={questionId}>
        {candidate.kind === 'loaded' ? (
          <FormattedMessage id="panels.compare.which" values={{ number: candidate.unit.name }} />
        ) : (
          <FormattedMessage id="panels.compare.whichUnknown" />
        )}
      </p>
      <div className={styles.choices}>
        {ids.map((id) => (
          <ReplaceButton key={id} id={id} onChoose={() => replaceCompare(id, candidateId)} />
        ))}
        <Button variant="quiet" onPress={dropCompareCandidate}>
          <FormattedMessage id="panels.compare.keepAll" />
        </Button>
      </div>
    </section>
  );
}

function ReplaceButton({ id, onChoose }: { id: number; onChoose: () => void }) {
  const state = useUnit(id);
  const number = state.kind === 'loaded' ? state.unit.name : '…';
  return (
    <Button size={40} onPress={onChoose}>
      <FormattedMessage id="panels.compare.replaceThis" values={{ number }} />
    </Button>
  );
}
