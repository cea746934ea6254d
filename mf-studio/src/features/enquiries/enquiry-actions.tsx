import type { Enquiry } from '@suite/api';
import { listAssignees } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { $profile } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import { Button } from '@suite/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../lib/select/select.tsx';
import { NEXT_STATE, stepOf } from './change-enquiry.ts';
import styles from './enquiry.module.css';
import type { EnquiryModel } from './use-enquiry.ts';

interface EnquiryActionsProps {
  readonly enquiry: Enquiry;
  readonly model: EnquiryModel;
}

/** The next state, and who sees to the request. */
export function EnquiryActions({ enquiry, model }: EnquiryActionsProps) {
  const userId = $profile.get()?.id ?? null;
  return (
    <div className={styles.actions}>
      <AssigneeField enquiry={enquiry} model={model} userId={userId} />
      <Button
        variant={enquiry.state === 'fulfilled' ? 'secondary' : 'primary'}
        pending={model.isRunning}
        onPress={() => void model.change(stepOf(enquiry, userId))}
      >
        <FormattedMessage id={NEXT_STATE[enquiry.state].label} />
      </Button>
    </div>
  );
}

interface AssigneeFieldProps extends EnquiryActionsProps {
  readonly userId: number | null;
}

function AssigneeField({ enquiry, model, userId }: AssigneeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const people = useRead(readOf(listAssignees, { projectId: enquiry.projectId }));
  // Until the server has it: the field would show the former one again.
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = async (assigneeId: number) => {
    setChosen(assigneeId);
    await model.change({ assigneeId: assigneeId === 0 ? null : assigneeId });
    setChosen(null);
  };
  return (
    <div className={styles.assignee}>
      <label htmlFor={id}>{intl.formatMessage({ id: 'studio.enquiries.assignee' })}</label>
      <AsyncView read={people} layout="line">
        {(all) => (
          <Select
            id={id}
            value={chosen ?? enquiry.assignee?.id ?? 0}
            aria-disabled={model.isRunning}
            onChange={(event) => {
              if (!model.isRunning) void choose(Number(event.target.value));
            }}
          >
            <option value={0}>{intl.formatMessage({ id: 'studio.enquiries.nobody' })}</option>
            {all.map((person) => (
              <option key={person.id} value={person.id}>
                {person.id === userId
                  ? intl.formatMessage({ id: 'studio.enquiries.you' }, { name: person.name })
                  : person.name}
              </option>
            ))}
          </Select>
        )}
      </AsyncView>
    </div>
  );
}
