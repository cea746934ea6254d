import type { Enquiry } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { useFormats } from '@suite/i18n';
import { Button, StateCard } from '@suite/ui';
import { ENVELOPE_SIMPLE } from '@suite/ui/icons';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import styles from './enquiries.module.css';
import { isFiltered, type Listed, pagesOf, paramsOf } from './listed.ts';
import type { EnquiriesModel } from './use-enquiries.ts';

/** A page of the requests, and the way to the others. */
export function EnquiryList({ model }: { readonly model: EnquiriesModel }) {
  const intl = useIntl();
  const { read, listed, list } = model;
  const none = isFiltered(listed) ? 'none-of-these' : 'none';
  return (
    <>
      <AsyncView read={read}>
        {({ enquiries }) =>
          enquiries.length === 0 ? (
            <StateCard
              icon={ENVELOPE_SIMPLE}
              title={intl.formatMessage({ id: `studio.enquiries.${none}` })}
              text={intl.formatMessage({ id: `studio.enquiries.${none}-text` })}
              {...(isFiltered(listed) && {
                actionLabel: intl.formatMessage({ id: 'studio.enquiries.show-all' }),
                onAction: () => list({ state: null, assignee: null, search: '' }),
              })}
            />
          ) : (
            <ul className={styles.rows}>
              {enquiries.map((one) => (
                <EnquiryRow key={one.id} enquiry={one} listed={listed} />
              ))}
            </ul>
          )
        }
      </AsyncView>
      <Pager model={model} />
    </>
  );
}

interface EnquiryRowProps {
  readonly enquiry: Enquiry;
  readonly listed: Listed;
}

/** Who asked about which home and when; in which state it is, and whose. */
function EnquiryRow({ enquiry, listed }: EnquiryRowProps) {
  const { asOf } = useFormats();
  const { state: from } = useLocation();
  const { id, unit, firstName, lastName, note, createdAt, state, assignee } = enquiry;
  const link = useRef<HTMLAnchorElement>(null);
  const isLeft = from?.closed === id;
  useEffect(() => {
    if (isLeft) link.current?.focus();
  }, [isLeft]);
  return (
    <li>
      <Link
        to={{ search: paramsOf({ ...listed, openId: id }).toString() }}
        state={{ opened: id }}
        className={styles.row}
        data-state={state}
        aria-current={id === listed.openId ? 'true' : undefined}
        ref={link}
      >
        <span className={styles.unit}>{unit}</span>
        <time className={styles.when} dateTime={createdAt}>
          {asOf(createdAt)}
        </time>
        <span className={styles.who}>{`${firstName} ${lastName}`}</span>
        {note !== '' && <span className={styles.excerpt}>{note}</span>}
        <span className={styles.standing}>
          <FormattedMessage id={`studio.enquiries.state.${state}`} />
          {' · '}
          {assignee?.name ?? <FormattedMessage id="studio.enquiries.nobodys" />}
        </span>
      </Link>
    </li>
  );
}

/** How many there are, and the way to the others. */
function Pager({ model: { read, listed, list } }: { readonly model: EnquiriesModel }) {
  const intl = useIntl();
  const { page } = listed;
  const total = read.data?.total;
  const pages = total === undefined ? page : pagesOf(total);
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'studio.enquiries.pages' })}>
      <p role="status">
        {total !== undefined && total > 0 && (
          <FormattedMessage id="studio.enquiries.count" values={{ count: total, page, pages }} />
        )}
      </p>
      {pages > 1 && (
        <div className={styles.turn}>
          <Button size={40} disabled={page <= 1} onPress={() => list({ page: page - 1 })}>
            <FormattedMessage id="common.previous" />
          </Button>
          <Button size={40} disabled={page >= pages} onPress={() => list({ page: page + 1 })}>
            <FormattedMessage id="common.next" />
          </Button>
        </div>
      )}
    </nav>
  );
}
