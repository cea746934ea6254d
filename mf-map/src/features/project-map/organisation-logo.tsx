import { getOrganization } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useViewport } from '@suite/ui';
import { useEffect, useState } from 'react';
import styles from './organisation-logo.module.css';

/**
 * The organisation's logo, which opens its website if there is one. Only on phones: there the app bar, which
 * shows it elsewhere, has no room.
 */
export function OrganisationLogo() {
  const isSmall = useViewport() === 'small';
  const locale = useLocale();
  const { data, error } = useRead(isSmall ? readOf(getOrganization, inLanguage(locale)) : null);
  useEffect(() => {
    // Specification §7: an organisation that does not come is only logged.
    if (error !== undefined) console.warn('The organisation could not be loaded', error);
  }, [error]);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!data || !isSmall) return null;
  const { name, logo, website } = data;
  const content =
    logo && logo !== brokenUrl ? (
      <img className={styles.image} src={logo} alt={name} onError={() => setBrokenUrl(logo)} />
    ) : (
      name
    );
  return website ? (
    <a className={styles.logo} href={website} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <span className={styles.logo}>{content}</span>
  );
}
