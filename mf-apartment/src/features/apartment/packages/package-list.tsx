import type { Package, Unit } from '@suite/api';
import { listPackageItems, listProjectPackages } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { AsyncView, RichText } from '@suite/explorer';
import { Heading, Skeleton } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { offeredPackages } from './offered-packages.ts';
import styles from './package-section.module.css';

export default function PackageList({ unit }: { unit: Unit }) {
  const read = useRead(
    readOf(listProjectPackages, { projectId: unit.projectId, ...inLanguage(useLocale()) }),
  );
  return (
    <AsyncView read={read} loading={<Skeleton kind="block" height="48px" />}>
      {(packages) => <PackageRows offered={offeredPackages(packages, unit)} />}
    </AsyncView>
  );
}

function PackageRows({ offered }: { readonly offered: readonly Package[] }) {
  if (offered.length === 0) {
    return (
      <p className={styles.none} role="status">
        <FormattedMessage id="apartment.packages.none" />
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {offered.map((one) => (
        <PackageRow key={one.id} offered={one} />
      ))}
    </ul>
  );
}

/** One package with what is in it; while or where that does not come, its own words stand alone. */
function PackageRow({ offered }: { offered: Package }) {
  const intl = useIntl();
  const { data: items = [] } = useRead(
    readOf(listPackageItems, { id: offered.id, ...inLanguage(useLocale()) }),
  );
  const labels = items.map(({ name, quantity }) =>
    quantity > 1 ? intl.formatMessage({ id: 'apartment.packages.item' }, { name, quantity }) : name,
  );
  return (
    <li>
      <Heading level={4} size={20}>
        {offered.name}
      </Heading>
      {offered.description && <RichText text={offered.description} blocks={offered.richDescription} />}
      {labels.length > 0 && <p className={styles.items}>{labels.join(' · ')}</p>}
    </li>
  );
}
