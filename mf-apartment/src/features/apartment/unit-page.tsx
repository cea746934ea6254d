import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { UnitScreen } from './unit-screen.tsx';

export default function UnitPage() {
  return (
    <AppIntl messages={messages}>
      <UnitScreen />
    </AppIntl>
  );
}
