import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { ApartmentScreen } from './apartment-screen.tsx';

export default function ApartmentPage() {
  return (
    <AppIntl messages={messages}>
      <ApartmentScreen />
    </AppIntl>
  );
}
