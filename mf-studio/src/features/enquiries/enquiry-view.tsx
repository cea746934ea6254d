import { isAllowed } from '@suite/access';
import type { Enquiry } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Icon, StateCard } from '@suite/ui';
import { ARROW_LEFT, WARNING_CIRCLE } from '@suite/ui/icons';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { ActionError } from '../../lib/action-error.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import styles from './enquiry.module.css';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryContact, EnquiryUnit } from './enquiry-facts.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquiryMails } from './enquiry-mails.tsx';
import { type Listed, paramsOf } from './listed.ts';
import { NoteForm } from './note-form.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryViewProps {
  readonly project: StaffProject;
  readonly id: number;
  readonly listed: Listed;
  readonly onChanged: () => void;
}

/** All that is known of a price request, and what can be done with it. */
export function EnquiryView({ project, id, listed, onChanged }: EnquiryViewProps) {
  const model = useEnquiry(id, onChanged);
  const mayChange = isAllowed(project.roles, 'enquiry:update');
  return (
    <>
      <Link
        to={{ search: paramsOf({ ...listed, openId: null }).toString() }}
        state={{ closed: id }}
        className={styles.back}
      >
        <Icon path={ARROW_LEFT} size={20} />
        <FormattedMessage id="studio.enquiries.all" />
      </Link>
      <AsyncView read={model.read} notFound={<Unknown />}>
        {({ document: enquiry }) => {
          // Of another project, which the address does not name.
          if (enquiry.projectId !== project.id) return <Unknown />;
          return (
            <article className={styles.enquiry}>
              <EnquiryTitle enquiry={enquiry} />
              {mayChange && <EnquiryActions enquiry={enquiry} model={model} />}
              <ActionError error={model.error} />
              <div className={styles.columns}>
                <EnquiryContact enquiry={enquiry} />
                <div className={styles.column}>
                  <EnquiryUnit enquiry={enquiry} />
                  <EnquiryMails enquiry={enquiry} model={mayChange ? model : null} />
                </div>
              </div>
              <EnquiryHistory enquiry={enquiry} />
              {mayChange && <NoteForm enquiryId={id} model={model} />}
            </article>
          );
        }}
      </AsyncView>
    </>
  );
}

function EnquiryTitle({ enquiry }: { readonly enquiry: Enquiry }) {
  const { asOf } = useFormats();
  const { state: from } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const isOpened = from?.opened === enquiry.id;
  useEffect(() => {
    if (isOpened) ref.current?.focus();
  }, [isOpened]);
  return (
    <header>
      <p className={styles.eyebrow}>
        <FormattedMessage
          id="studio.enquiries.came-in"
          values={{ state: enquiry.state, date: asOf(enquiry.createdAt) }}
        />
      </p>
      <h3 className={styles.title} tabIndex={-1} ref={ref}>
        {enquiry.unit}
      </h3>
    </header>
  );
}

/** The same for what is not there and for what is somebody else's. */
function Unknown() {
  const intl = useIntl();
  return (
    <StateCard
      icon={WARNING_CIRCLE}
      title={intl.formatMessage({ id: 'studio.enquiries.unknown' })}
      text={intl.formatMessage({ id: 'studio.enquiries.unknown-text' })}
    />
  );
}
