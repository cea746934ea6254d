import { Button, Dialog } from '@suite/ui';
import { WARNING_CIRCLE } from '@suite/ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

interface QuestionProps {
  readonly title: string;
  /** Words on the button that does it. */
  readonly confirm: string;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What comes of it. */
  readonly children: ReactNode;
}

/** Asks once more before something is done that others notice. */
export function Question({ title, confirm, isRunning, onConfirm, onClose, children }: QuestionProps) {
  const intl = useIntl();
  const actions = (
    <>
      <Button onPress={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button
        variant="primary"
        pending={isRunning}
        pendingLabel={intl.formatMessage({ id: 'common.sending' })}
        onPress={onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} role="alertdialog" icon={WARNING_CIRCLE} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
