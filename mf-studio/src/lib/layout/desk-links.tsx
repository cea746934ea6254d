import { type DeskTab, deskTabsOf } from '@suite/access';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon } from '@suite/ui';
import { CLOUD_CHECK, EYE_SLASH, KEY_FILL, LIST, SHARE_NETWORK, USER_PLUS } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { StaffProject } from '../studio-page.tsx';
import styles from './studio-layout.module.css';

/** Homes and price requests have rooms of their own here, which do more. */
const ICONS: Readonly<Partial<Record<DeskTab, string>>> = {
  publishing: EYE_SLASH,
  previews: SHARE_NETWORK,
  people: USER_PLUS,
  signOn: KEY_FILL,
  releases: CLOUD_CHECK,
  ledger: LIST,
};

/** Ways to what staff do beside the content, each with the project and the tab open, by the rights of the person. */
export function DeskLinks({ project }: { readonly project: StaffProject }) {
  const locale = useLocale();
  return deskTabsOf(project.roles).flatMap((tab) => {
    const icon = ICONS[tab];
    if (icon === undefined) return [];
    const query = new URLSearchParams({ project: String(project.id), tab });
    return [
      <li key={tab}>
        <Link to={`${routePath('protected', locale)}?${query}`} className={styles.row}>
          <Icon path={icon} size={20} />
          <span className={styles.title}>
            <FormattedMessage id={`studio.desk.${tab}`} />
          </span>
        </Link>
      </li>,
    ];
  });
}
