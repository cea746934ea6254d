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
  const small = issues.filter(({ kind }) => kind === 'small');
  const [smallest] = small.toSorted((a, b) => sideOf(a) - sideOf(b));
  const sorted = issues
    .filter(({ kind }) => kind !== 'small')
    .toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)));
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
          {smallest && (
            <li>
              <Icon path={WARNING_CIRCLE} size={20} />
              <span>
                <FormattedMessage
                  id="studio.picture.issue.small"
                  values={{ count: small.length, px: Math.floor(sideOf(smallest)) }}
                />
              </span>
              <ShowButton issue={smallest} model={model} onShow={onShow} />
            </li>
          )}
        </ul>
      )}
      {sorted.length > SHOWN && (
        <p className={styles.note}>
          <FormattedMessage id="studio.picture.issues.more" values={{ count: sorted.length - SHOWN }} />
        </p>
      )}
    </section>
  );
}

/** Of one that is hard to touch. */
function sideOf(issue: ShapeIssue): number {
  return issue.kind === 'small' ? issue.sidePx : 0;
}

interface IssueProps extends IssueListProps {
  readonly issue: ShapeIssue;
}

function useNames({ model }: Pick<IssueProps, 'model'>, { keys }: ShapeIssue): readonly string[] {
  const intl = useIntl();
  return keys.map((key) => {
    const shape = shapesOf(model.state).find((one) => one.key === key);
    const name = shape && nameOfShape(shape, model.context.targets);
    return name || intl.formatMessage({ id: 'studio.picture.nameless' });
  });
}

function IssueRow({ issue, model, onShow }: IssueProps) {
  const [first = '', second = ''] = useNames({ model }, issue);
  const values = {
    first: <b>{first}</b>,
    second: <b>{second}</b>,
    share: 'share' in issue ? issue.share : 0,
    target: 'target' in issue ? issue.target : '',
  };
  return (
    <li data-blocking={isBlocking(issue) || undefined}>
      <Icon path={WARNING_CIRCLE} size={20} />
      <span>
        <FormattedMessage id={`studio.picture.issue.${issue.kind}`} values={values} />
      </span>
      <ShowButton issue={issue} model={model} onShow={onShow} />
    </li>
  );
}

function ShowButton({ issue, model, onShow }: IssueProps) {
  const intl = useIntl();
  const [first = ''] = useNames({ model }, issue);
  const label = intl.formatMessage({ id: 'studio.picture.show' });
  return (
    <button type="button" onClick={() => onShow(issue.keys[0])} aria-label={`${label}: ${first}`}>
      {label}
    </button>
  );
}
