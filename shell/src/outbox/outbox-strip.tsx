import { type OutboxEntry, takeBack } from '@suite/api-client/outbox';
import { Button, Strip } from '@suite/ui';
import { CHECK, CLOCK, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useOutbox } from './use-outbox.ts';

/** The requests that wait in this browser, those that were refused since, and those that just went out. */
export default function OutboxStrip() {
  const { entries, arrived, dismiss } = useOutbox();
  return (
    <>
      {entries.map((entry) =>
        entry.refused === null ? (
          <Waiting key={entry.key} entry={entry} />
        ) : (
          <Refused key={entry.key} entry={entry} />
        ),
      )}
      {arrived.map((entry) => (
        <Strip
          key={entry.key}
          icon={CHECK}
          action={
            <Button size={40} onPress={() => dismiss(entry)}>
              <FormattedMessage id="shell.notice.ok" />
            </Button>
          }
        >
          <FormattedMessage id="shell.outbox.sent" values={{ number: entry.unit.number }} />
        </Strip>
      ))}
    </>
  );
}

interface EntryProps {
  readonly entry: OutboxEntry;
}

function Waiting({ entry: { key, unit } }: EntryProps) {
  return (
    <Strip
      icon={CLOCK}
      action={
        <Button size={40} onPress={() => void takeBack(key)}>
          <FormattedMessage id="shell.outbox.takeBack" />
        </Button>
      }
    >
      <FormattedMessage id="shell.outbox.waiting" values={{ number: unit.number }} />
    </Strip>
  );
}

function Refused({ entry: { key, unit } }: EntryProps) {
  return (
    <Strip
      icon={WARNING_CIRCLE}
      action={
        <Button size={40} onPress={() => void takeBack(key)}>
          <FormattedMessage id="shell.outbox.discard" />
        </Button>
      }
    >
      <FormattedMessage
        id="shell.outbox.refused"
        values={{ number: unit.number, link: (text) => <Link to={unit.path}>{text}</Link> }}
      />
    </Strip>
  );
}
