import { withModelView } from '@suite/model/stage';

/** The address of a page, in its model. */
export function inModel(href: string): string {
  const [path, search = ''] = href.split('?');
  return `${path}?${withModelView(search, true)}`;
}
