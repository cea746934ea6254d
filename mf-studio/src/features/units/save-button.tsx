import { Button } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Question } from '../../lib/question.tsx';
import { isLive } from './grid-row.ts';
import type { UnitsModel } from './use-units.ts';

/** From so many homes on, whoever saves is asked once more: visitors see it at once. */
const ASKED_FROM = 10;

/** Saves what is typed; what visitors see of many homes at once after one question. */
export function SaveButton({
  model: { changes, conflicts, isSaving, save },
}: {
  readonly model: UnitsModel;
}) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const units = new Set(changes.filter(({ row, field }) => isLive(row, field)).map(({ row }) => row.id)).size;
  const label = intl.formatMessage({ id: 'studio.units.save' }, { count: changes.length });
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="primary"
        pending={isSaving}
        disabled={conflicts.length > 0}
        onPress={() => (units >= ASKED_FROM ? setAsking(true) : void save())}
      >
        {label}
      </Button>
      {isAsking && (
        <Question
          title={intl.formatMessage({ id: 'studio.units.save-many' }, { count: units })}
          confirm={label}
          isRunning={isSaving}
          onConfirm={() => void save().then(close)}
          onClose={close}
        >
          <p>
            <FormattedMessage id="studio.units.save-many-text" />
          </p>
        </Question>
      )}
    </>
  );
}
