import { PASSKEY_FIELDS } from '@suite/contracts/fields';
import { FormField, useForm } from '@suite/forms';
import { Button, Dialog } from '@suite/ui';
import { KEY } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { choiceError } from '../../../lib/errors.ts';
import { AccountForm } from '../../../lib/form/account-form.tsx';

export interface NameDialogProps {
  /** Of a passkey that is there; nothing for a new one. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'passkey-name';

/** A passkey's name, by which its owner knows the device. */
export function NameDialog({ name, onSave, onClose }: NameDialogProps) {
  const intl = useIntl();
  const form = useForm({
    name: 'passkey-name',
    fields: PASSKEY_FIELDS,
    labels: { name: 'account.field.passkey-name' },
    initial: { name },
    send: async (given) => onSave(given.name),
    readError: choiceError,
  });
  const actions = (
    <>
      <Button onPress={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button variant="primary" type="submit" form={FORM_ID}>
        <FormattedMessage id={name === '' ? 'account.second-step.submit' : 'common.save'} />
      </Button>
    </>
  );
  const title = intl.formatMessage({
    id: name === '' ? 'account.passkeys.add' : 'account.passkeys.rename',
  });
  return (
    <Dialog open onClose={onClose} icon={KEY} title={title} actions={actions}>
      <AccountForm form={form} id={FORM_ID} label={title}>
        <FormField form={form} name="name" autoFocus />
      </AccountForm>
    </Dialog>
  );
}
