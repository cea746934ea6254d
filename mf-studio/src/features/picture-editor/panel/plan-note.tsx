import { FormattedMessage } from 'react-intl';
import type { FacadePlan } from '../state/facade-shapes.ts';
import styles from './panel.module.css';

const NAMED = 3;

/** Which homes a façade would give shapes to, before it does. */
export function PlanNote({ plan, owner }: { readonly plan: FacadePlan | null; readonly owner: string }) {
  if (!plan)
    return (
      <p className={styles.note}>
        <FormattedMessage id="studio.picture.facade.no-corners" />
      </p>
    );
  const { made, unknown, doubled, replaced } = plan;
  const names = made.map(({ target }) => target.name);
  const shown =
    names.length > NAMED + 1 ? `${names.slice(0, NAMED).join(', ')} … ${names.at(-1)}` : names.join(', ');
  return (
    <div className={styles.note} role="status">
      {made.length > 0 && (
        <p>
          <FormattedMessage
            id="studio.picture.facade.made"
            values={{ names: shown, count: made.length, owner }}
          />
        </p>
      )}
      {replaced > 0 && (
        <p>
          <FormattedMessage id="studio.picture.facade.replaced" values={{ count: replaced }} />
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          <FormattedMessage
            id="studio.picture.facade.unknown"
            values={{ names: unknown.slice(0, 6).join(', '), count: unknown.length, owner }}
          />
        </p>
      )}
      {doubled.length > 0 && (
        <p>
          <FormattedMessage
            id="studio.picture.facade.doubled"
            values={{ names: doubled.slice(0, 6).join(', '), count: doubled.length }}
          />
        </p>
      )}
    </div>
  );
}
