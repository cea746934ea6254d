import { FormattedMessage } from 'react-intl';
import type { Seller } from './load-seller.ts';
import styles from './offer-sheet.module.css';

/** How the seller is reached. */
export function SheetSeller({ organization }: Pick<Seller, 'organization'>) {
  const { logo, name, telephone, email } = organization;
  return (
    <section className={styles.seller}>
      <p>
        <FormattedMessage id="apartment.print.seller" />
      </p>
      {logo && <img className={styles.logo} src={logo} alt="" />}
      <div>
        <strong>{name}</strong>
        {telephone && <p>{telephone}</p>}
        {email && <p>{email}</p>}
      </div>
    </section>
  );
}
