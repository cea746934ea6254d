import { AppIntl } from '@suite/i18n';
import { messages } from '../../messages.ts';
import { SearchNotBuilt } from './search-not-built.tsx';

/** Page of the route `search`. */
export default function SearchPage() {
  return (
    <AppIntl messages={messages}>
      <SearchNotBuilt />
    </AppIntl>
  );
}
