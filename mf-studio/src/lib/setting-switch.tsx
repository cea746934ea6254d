import { getAnyProjectSettings, updateProject } from '@suite/api/endpoints';
import { call, readOf, useRead } from '@suite/api-client';
import { AsyncView } from '@suite/explorer';
import { Switch } from '@suite/ui/fields';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from './action-error.tsx';
import { useStudioAction } from './errors.ts';
import styles from './records.module.css';

interface SettingSwitchProps {
  readonly projectId: number;
  readonly setting: 'privatePreview';
  /** Message ids of its name, and of what it does. */
  readonly name: string;
  readonly text: string;
}

/** A setting of the project that is on or off, for who may change its settings. */
export function SettingSwitch({ projectId, setting, name, text }: SettingSwitchProps) {
  const intl = useIntl();
  const read = useRead(readOf(getAnyProjectSettings, { projectId }));
  const { error, run } = useStudioAction();
  const change = (isOn: boolean) =>
    void run(async () => {
      await call(updateProject, { projectId, body: { [setting]: isOn } });
      read.retry();
    });
  return (
    <AsyncView read={read}>
      {(settings) => (
        <>
          <ActionError error={error} />
          <div className={styles.publish}>
            <span className={styles.labels}>
              <span className={styles.name}>
                <FormattedMessage id={name} />
              </span>
              <span className={styles.quiet}>
                <FormattedMessage id={text} />
              </span>
            </span>
            <Switch
              label={intl.formatMessage({ id: name })}
              labelHidden
              on={settings[setting]}
              onChange={change}
            />
          </div>
        </>
      )}
    </AsyncView>
  );
}
