import type { Apartment } from '@suite/contracts';
import { planUrl } from './home-plan.ts';
import styles from './home-row.module.css';

/** The drawing of a home, as large as its place; decorative beside the home's name. */
export function PlanThumb({ home, widthPx }: { home: Apartment; widthPx: number }) {
  const url = planUrl(home, widthPx * 2);
  return url && <img className={styles.plan} src={url} alt="" loading="lazy" decoding="async" />;
}
