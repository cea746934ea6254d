import { FormattedMessage } from 'react-intl';
import styles from './panel.module.css';

/** Keys as they stand on a keyboard, and the message that says what they do. */
const KEYS = [
  ['V D G S J', 'tools'],
  ['N', 'snap'],
  ['Page Up  Page Down', 'shapes'],
  ['C', 'corners'],
  ['← ↑ → ↓', 'move'],
  ['Shift + ←', 'move-far'],
  ['A', 'add-corner'],
  ['Delete', 'remove'],
  ['Ctrl + D', 'copy'],
  ['Space  Enter  Backspace', 'draw'],
  ['Esc', 'leave'],
  ['Ctrl + Z  Ctrl + Y', 'undo'],
  ['+  −  0', 'zoom'],
] as const;

/** How the picture is worked on without a mouse. */
export function KeyList() {
  return (
    <section>
      <details className={styles.more}>
        <summary>
          <FormattedMessage id="studio.picture.keys" />
        </summary>
        <dl className={styles.keys}>
          {KEYS.map(([keys, name]) => (
            <div key={name}>
              <dt>{keys}</dt>
              <dd>
                <FormattedMessage id={`studio.picture.keys.${name}`} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
