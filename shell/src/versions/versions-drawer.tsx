import type { DiscoveryDocument, RemoteName } from '@suite/contracts';
import { Button, Drawer } from '@suite/ui';
import { RadioRows } from '@suite/ui/choices';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type DeliveryChoice, keepChoice } from '../remotes/visit/delivery-overrides.ts';
import { type VersionChoice, versionChoices, withVersion } from './version-choices.ts';
import classes from './versions.module.css';

export interface VersionsDrawerProps {
  readonly document: DiscoveryDocument;
  readonly initial: DeliveryChoice;
  readonly onClose: () => void;
  /** The choice is kept: the page is to be loaded again. */
  readonly onApply: () => void;
}

/** For testers: the version of each remote, of those that the discovery document lists. Holds for this tab. */
export function VersionsDrawer({ document, initial, onClose, onApply }: VersionsDrawerProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState(initial);
  const apply = () => {
    keepChoice(choice);
    onApply();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'shell.versions.title' })}
      closeLabel={intl.formatMessage({ id: 'shell.versions.close' })}
      footer={
        <Button variant="primary" onPress={apply}>
          <FormattedMessage id="shell.versions.apply" />
        </Button>
      }
    >
      <p className={classes.lead}>
        <FormattedMessage id="shell.versions.lead" />
      </p>
      {versionChoices(document).map(({ remote, versions }) => (
        <RemoteVersions
          key={remote}
          remote={remote}
          versions={versions}
          value={choice.overrides[remote]?.version ?? ''}
          onChange={(version) => setChoice(withVersion(choice, remote, version))}
        />
      ))}
    </Drawer>
  );
}

interface RemoteVersionsProps {
  readonly remote: RemoteName;
  readonly versions: readonly VersionChoice[];
  readonly value: string;
  readonly onChange: (version: string) => void;
}

function RemoteVersions({ remote, versions, value, onChange }: RemoteVersionsProps) {
  const intl = useIntl();
  const automatic = { value: '', label: intl.formatMessage({ id: 'shell.versions.automatic' }) };
  const listed = versions.map(({ version, state, traffic }) => ({
    value: version,
    label: intl.formatMessage({ id: 'shell.versions.version' }, { version, state, traffic }),
  }));
  return (
    <section className={classes.remote}>
      <h3 className={classes.name}>{remote}</h3>
      <RadioRows label={remote} choices={[automatic, ...listed]} value={value} onChange={onChange} />
    </section>
  );
}
