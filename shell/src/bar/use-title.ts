import { useStore } from '@nanostores/react';
import { $selection } from '@suite/bus';
import { selectionTitle } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useRoute } from '../app/use-route.ts';
import { servedTitle } from './served-title.ts';

export interface PageTitle {
  readonly title: string;
  /** In the tab of the browser: what the server called the page, as long as it is on the screen. */
  readonly tabTitle: string;
  /** For the narrow bar of a phone. */
  readonly shortTitle: string;
  /** The small line under it where there is one. */
  readonly subtitle: string | null;
}

/** Behind it the server names whose page it is. */
const SITE = / \| [^|]*$/;

/** Title of the page in the bar and in the tab. */
export function useTitle(): PageTitle {
  const served = servedTitle(useLocation().pathname);
  const title = useBarTitle(served?.replace(SITE, '') ?? null);
  const isNotFound = useStore($selection).isNotFound === true;
  return { ...title, tabTitle: (isNotFound ? null : served) ?? title.title };
}

/** `servedName`: what the page is called until what it shows is known. */
function useBarTitle(servedName: string | null): Omit<PageTitle, 'tabTitle'> {
  const intl = useIntl();
  const route = useRoute();
  const name = route?.name;
  const selection = useStore($selection);
  const plain = (title: string) => ({ title, shortTitle: title, subtitle: null });
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
  const unnamed = isMap
    ? intl.formatMessage({ id: 'shell.title.projects' })
    : (servedName ?? intl.formatMessage({ id: 'shell.title.homes' }));
  if (selection.pageTitle) return plain(selection.pageTitle);
  return plain(selectionTitle(selection) ?? unnamed);
}
