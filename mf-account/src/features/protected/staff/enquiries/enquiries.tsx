import { isAllowed } from '@suite/access';
import type { RoleName } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Button, StateCard } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { DOWNLOAD_SIMPLE, ENVELOPE_SIMPLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../../../lib/form/error-note.tsx';
import styles from '../staff.module.css';
import { EnquiryRow } from './enquiry-row.tsx';
import { Pager } from './pager.tsx';
import { type EnquiriesState, type StateFilter, useEnquiries } from './use-enquiries.ts';

const FILTERS: readonly StateFilter[] = ['all', 'new', 'in-progress', 'fulfilled'];

interface EnquiriesProps {
  readonly projectId: number;
  readonly roles: readonly RoleName[];
}

/** Price requests of a project, the newest first, a page at a time. */
export function Enquiries({ projectId, roles }: EnquiriesProps) {
  const intl = useIntl();
  const state = useEnquiries(projectId);
  return (
    <>
      <EnquiriesBar state={state} mayExport={isAllowed(roles, 'enquiry:export')} />
      <ErrorNote error={state.error} />
      <AsyncView read={state.read}>
        {({ enquiries }) =>
          enquiries.length === 0 ? (
            <StateCard
              icon={ENVELOPE_SIMPLE}
              title={intl.formatMessage({
                id: state.filter === 'all' ? 'account.staff.no-enquiries' : 'account.staff.none-of-state',
              })}
            />
          ) : (
            <ul className={styles.list}>
              {enquiries.map((one) => (
                <EnquiryRow key={one.id} enquiry={one} state={state} />
              ))}
            </ul>
          )
        }
      </AsyncView>
      <Pager state={state} />
    </>
  );
}

interface EnquiriesBarProps {
  readonly state: EnquiriesState;
  readonly mayExport: boolean;
}

function EnquiriesBar({ state, mayExport }: EnquiriesBarProps) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <div className={styles.filter}>
        <RadioRows
          label={intl.formatMessage({ id: 'unit.status' })}
          choices={FILTERS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `account.staff.filter.${value}` }),
          }))}
          value={state.filter}
          onChange={state.choose}
        />
      </div>
      {mayExport && (
        <Button size={40} icon={DOWNLOAD_SIMPLE} pending={state.isRunning} onPress={state.download}>
          <FormattedMessage id="account.staff.csv" />
        </Button>
      )}
    </div>
  );
}
