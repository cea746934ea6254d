import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Asks for the price of the home that is chosen, or for more about it. */
export default function AskForPricePanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <RequestDialog onClose={onClose} />
    </AppIntl>
  );
}
