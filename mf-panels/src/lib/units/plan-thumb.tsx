import type { Unit } from '@suite/api';
import { planUrl } from './unit-plan.ts';
import styles from './unit-row.module.css';

/** The drawing of a home, as large as its place; decorative beside the home's name. */
export function PlanThumb({ unit, widthPx }: { unit: Unit; widthPx: number }) {
  const url = planUrl(unit, widthPx * 2);
  return url && <img className={styles.plan} src={url} alt="" loading="lazy" decoding="async" />;
}
