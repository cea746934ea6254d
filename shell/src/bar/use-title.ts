import { useStore } from '@nanostores/react';
import { $selection } from '@suite/bus';
import { selectionTitle } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useRoute } from '../app/use-route.ts';

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
  // What a remote calls its page holds whatever was selected on the page before.
  const ownTitle = route?.definition.head?.title[route.locale];
  if (ownTitle) return plain(ownTitle);
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
  return plain(selectionTitle(selection) ?? unnamed);
}
