import { Button } from '@suite/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly children: ReactNode;
  readonly full?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** The one primary button of a form; while something is sent it says so and takes no press. */
export function SubmitButton({ isSending, children, full = true, disabled }: SubmitButtonProps) {
  const intl = useIntl();
  return (
    <Button
      type="submit"
      variant="primary"
      full={full}
      disabled={disabled}
      pending={isSending}
      pendingLabel={intl.formatMessage({ id: 'common.sending' })}
    >
      {children}
    </Button>
  );
}
