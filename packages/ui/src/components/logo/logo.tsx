import styles from './logo.module.css';

export interface LogoProps {
  /** The name of the project or of the seller. */
  readonly name: string;
  /** The wave before the name; the seller of several projects has none. Default true. */
  readonly mark?: boolean | undefined;
}

export function Logo({ name, mark = true }: LogoProps) {
  return (
    <span className={styles.logo}>
      {mark && (
        <svg className={styles.mark} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
          <path d="M2 17.5C5.5 8 12 5 16.5 9.2c3.2 3 6.6 3.4 9.5-.6-1.2 7.6-7.2 9.6-11.2 6-3.7-3.3-8.2-2.6-12.8 2.9z" />
          <path
            className={styles.echo}
            d="M2 23.6c3.6-4.6 8.2-5 11.8-2.4 4 2.9 8.4 2.2 12.2-2.2-1.8 6.6-8 8-12.6 5-3.6-2.3-7.2-2.4-11.4-.4z"
          />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
