import { useStore } from '@nanostores/react';
import { $selection } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { selectionTitle } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useRoute } from '../app/use-route.ts';

const ACCOUNT_ROUTES: readonly RouteName[] = ['profile', 'protected'];

/** Title of the page in the bar, and the small line under it where there is one. */
export function useTitle(): { title: string; subtitle: string | null } {
  const intl = useIntl();
  const name = useRoute()?.name;
  const selection = useStore($selection);
  if (name === 'compare-apartments-view')
    return { title: intl.formatMessage({ id: 'shell.title.compare' }), subtitle: null };
  if (name && ACCOUNT_ROUTES.includes(name)) {
    return { title: intl.formatMessage({ id: 'shell.title.account' }), subtitle: null };
  }
  const { building, apartment } = selection;
  if (building && apartment) {
    const values = { building: building.title || building.name, number: apartment.name };
    return {
      title: intl.formatMessage({ id: 'shell.title.apartment' }, values),
      subtitle: apartment.typeName,
    };
  }
  const title = selectionTitle(selection) ?? intl.formatMessage({ id: 'shell.title.projects' });
  return { title, subtitle: null };
}
