import { useStore } from '@nanostores/react';
import { $selection } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { selectionTitle } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useRoute } from '../app/use-route.ts';

const ACCOUNT_ROUTES: readonly RouteName[] = ['profile', 'protected'];

export interface PageTitle {
  readonly title: string;
  /** For the narrow bar of a phone. */
  readonly shortTitle: string;
  /** The small line under it where there is one. */
  readonly subtitle: string | null;
}

/** Title of the page in the bar. */
export function useTitle(): PageTitle {
  const intl = useIntl();
  const route = useRoute();
  const name = route?.name;
  const selection = useStore($selection);
  const plain = (title: string): PageTitle => ({ title, shortTitle: title, subtitle: null });
  if (name === 'compare-apartments-view') return plain(intl.formatMessage({ id: 'shell.title.compare' }));
  if (name && ACCOUNT_ROUTES.includes(name)) return plain(intl.formatMessage({ id: 'shell.title.account' }));
  const { building, unit } = selection;
  if (building && unit) {
    const values = { building: building.title || building.name, number: unit.name };
    return {
      title: intl.formatMessage({ id: 'shell.title.apartment' }, values),
      shortTitle: intl.formatMessage({ id: 'shell.title.apartmentShort' }, values),
      subtitle: unit.typeName,
    };
  }
  if (selection.isNotFound) return plain(intl.formatMessage({ id: 'shell.notFound.title' }));
  const isMap = name === 'map' || name === 'landing';
  const unnamed = intl.formatMessage({ id: isMap ? 'shell.title.projects' : 'shell.title.homes' });
  if (selection.pageTitle) return plain(selection.pageTitle);
  return plain(selectionTitle(selection) ?? route?.definition.head?.title[route.locale] ?? unnamed);
}
