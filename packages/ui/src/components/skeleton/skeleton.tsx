import { classNames } from '../../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps =
  /** A picture or a card; sizes are CSS lengths, the whole width by default. */
  | { readonly kind: 'block'; readonly width?: string | undefined; readonly height?: string | undefined }
  /** A line of text. */
  | { readonly kind: 'line'; readonly width?: string | undefined }
  /** Rows of a list at their true height, 56 px unless said. */
  | { readonly kind: 'rows'; readonly rows: number; readonly rowHeightPx?: number | undefined };

/** The shape of what is loading. Hidden from readers: the sentence "Loading 34 homes" stands beside it. */
export function Skeleton(props: SkeletonProps) {
  if (props.kind === 'rows') return <Rows count={props.rows} heightPx={props.rowHeightPx ?? 56} />;
  const size = { width: props.width, height: props.kind === 'block' ? props.height : undefined };
  return <span aria-hidden="true" className={classNames(styles.shape, styles[props.kind])} style={size} />;
}

function Rows({ count, heightPx }: { count: number; heightPx: number }) {
  const rows = Array.from({ length: count }, (_, index) => `row-${index}`);
  return (
    <div aria-hidden="true">
      {rows.map((key) => (
        <div key={key} className={styles.row} style={{ height: heightPx }}>
          <span className={styles.shape} />
          <span className={classNames(styles.shape, styles.short)} />
          <span className={styles.shape} />
          <span className={styles.shape} />
        </div>
      ))}
    </div>
  );
}
