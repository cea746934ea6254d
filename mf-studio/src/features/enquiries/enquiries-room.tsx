import { isAllowed } from '@suite/access';
import { Button, Heading, StateCard } from '@suite/ui';
import { DOWNLOAD_SIMPLE, ENVELOPE_SIMPLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import styles from './enquiries.module.css';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryView } from './enquiry-view.tsx';
import { useEnquiries } from './use-enquiries.ts';

/** Price requests of a project at the left, the newest first; the one that is open at the right, or alone on a phone. */
export function EnquiriesRoom({ project }: { readonly project: StaffProject }) {
  const intl = useIntl();
  const model = useEnquiries(project.id);
  const { listed, read, downloading } = model;
  return (
    <div className={styles.room} data-open={listed.openId === null ? undefined : ''}>
      <section className={styles.list} aria-label={intl.formatMessage({ id: 'studio.room.enquiries' })}>
        <header className={styles.head}>
          <Heading level={2}>
            <FormattedMessage id="studio.room.enquiries" />
          </Heading>
          {isAllowed(project.roles, 'enquiry:export') && (
            <Button size={40} icon={DOWNLOAD_SIMPLE} pending={downloading.isRunning} onPress={model.download}>
              <FormattedMessage id="studio.enquiries.csv" />
            </Button>
          )}
          <EnquiryFilters listed={listed} onChange={model.list} />
          <ActionError error={downloading.error} />
        </header>
        <EnquiryList model={model} />
      </section>
      <section className={styles.open} aria-label={intl.formatMessage({ id: 'studio.enquiries.open' })}>
        {listed.openId === null ? (
          <StateCard
            icon={ENVELOPE_SIMPLE}
            title={intl.formatMessage({ id: 'studio.enquiries.choose' })}
            text={intl.formatMessage({ id: 'studio.enquiries.choose-text' })}
          />
        ) : (
          <EnquiryView
            key={listed.openId}
            project={project}
            id={listed.openId}
            listed={listed}
            onChanged={read.retry}
          />
        )}
      </section>
    </div>
  );
}
