import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { BuildingRoute } from './building-route.tsx';

/** Page of the route `search`: the building with the search for a number open over it. */
export default function SearchPage() {
  return (
    <AppIntl messages={messages}>
      <BuildingRoute page="search" />
    </AppIntl>
  );
}
