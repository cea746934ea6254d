import type { QrCode } from './load-qr.ts';
import styles from './qr-image.module.css';

/** Dark on light in every theme: readers expect it. */
export function QrImage({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  );
}
