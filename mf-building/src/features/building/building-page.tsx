import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { BuildingRoute } from './building-route.tsx';

/** Page of the routes `building-id` and `building-page-view`. */
export default function BuildingPage() {
  return (
    <AppIntl messages={messages}>
      <BuildingRoute page="building" />
    </AppIntl>
  );
}
