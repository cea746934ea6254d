import { isBlocking, type ShapeIssue } from '@suite/shapes';
import { Eyebrow, Icon } from '@suite/ui';
import { CHECK_CIRCLE, WARNING_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOfShape, shapesOf } from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

interface IssueListProps {
  readonly model: EditorModel;
  readonly onShow: (key: string) => void;
}

const SHOWN = 60;

/** What the checks have found, as it is now; what keeps a shape from being stored comes first. */
export function IssueList({ model, onShow }: IssueListProps) {
  const { issues } = model;
  const sorted = [...issues].sort((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)));
  return (
    <section>
      <Eyebrow level={3}>
        <FormattedMessage id="studio.picture.issues" />
      </Eyebrow>
      {issues.length === 0 ? (
        <p className={styles.sound}>
          <Icon path={CHECK_CIRCLE} size={20} />
          <FormattedMessage id="studio.picture.issues.none" />
        </p>
      ) : (
        <ul className={styles.issues}>
          {sorted.slice(0, SHOWN).map((issue) => (
            <IssueRow
              key={`${issue.kind} ${issue.keys.join(' ')}`}
              issue={issue}
              model={model}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      {issues.length > SHOWN && (
        <p className={styles.note}>
          <FormattedMessage id="studio.picture.issues.more" values={{ count: issues.length - SHOWN }} />
        </p>
      )}
    </section>
  );
}

function IssueRow({ issue, model, onShow }: IssueListProps & { readonly issue: ShapeIssue }) {
  const intl = useIntl();
  const { context, state } = model;
  const names = issue.keys.map((key) => {
    const shape = shapesOf(state).find((one) => one.key === key);
    return (
      (shape && nameOfShape(shape, context.targets)) || intl.formatMessage({ id: 'studio.picture.nameless' })
    );
  });
  const [first = '', second = ''] = names;
  const values = {
    first: <b>{first}</b>,
    second: <b>{second}</b>,
    share: 'share' in issue ? issue.share : 0,
    px: 'sidePx' in issue ? Math.floor(issue.sidePx) : 0,
    target: 'target' in issue ? issue.target : '',
  };
  return (
    <li data-blocking={isBlocking(issue) || undefined}>
      <Icon path={WARNING_CIRCLE} size={20} />
      <span>
        <FormattedMessage id={`studio.picture.issue.${issue.kind}`} values={values} />
      </span>
      <button
        type="button"
        onClick={() => onShow(issue.keys[0])}
        aria-label={`${intl.formatMessage({ id: 'studio.picture.show' })}: ${first}`}
      >
        <FormattedMessage id="studio.picture.show" />
      </button>
    </li>
  );
}
