import styles from './spinner.module.css';

/** Says nothing by itself: put it beside words such as "Sending". */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
    </svg>
  );
}
