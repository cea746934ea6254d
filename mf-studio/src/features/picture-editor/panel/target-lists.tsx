import { Eyebrow } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  nameOfReference,
  nameOfShape,
  selectedOf,
  shapesOf,
  type Target,
  undrawnOf,
} from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

interface TargetListsProps {
  readonly model: EditorModel;
  readonly onShow: (key: string) => void;
}

/** What has no shape here, to be clicked on; and what has one, to be found. */
export function TargetLists({ model, onShow }: TargetListsProps) {
  const intl = useIntl();
  const { context, state, dispatch } = model;
  const shapes = shapesOf(state);
  const open = undrawnOf(shapes, context.targets);
  const nowhere = open.filter(({ otherViews, reference }) => otherViews === 0 && reference.kind !== 'poi');
  const selected = selectedOf(state);
  const isNaming = selected !== null && selected.reference === null;
  const choose = (target: Target) => {
    if (isNaming) dispatch({ kind: 'name', target });
    else if (state.next === target) dispatch({ kind: 'next', target: null });
    else {
      if (state.tool !== 'draw') dispatch({ kind: 'tool', tool: 'draw' });
      dispatch({ kind: 'next', target });
    }
  };
  return (
    <>
      <section>
        <Eyebrow level={3}>
          <FormattedMessage id="studio.picture.without" />
        </Eyebrow>
        {open.length === 0 ? (
          <p className={styles.lead}>
            <FormattedMessage id="studio.picture.without.none" />
          </p>
        ) : (
          <>
            <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'studio.picture.without' })}>
              {open.map((target) => (
                <li key={nameOfReference(target.reference)}>
                  <button
                    type="button"
                    aria-pressed={state.next === target}
                    data-nowhere={nowhere.includes(target) || undefined}
                    onClick={() => choose(target)}
                  >
                    {target.name}
                  </button>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              <FormattedMessage
                id={isNaming ? 'studio.picture.without.naming' : 'studio.picture.without.drawing'}
              />{' '}
              {nowhere.length > 0 && (
                <FormattedMessage
                  id="studio.picture.without.nowhere"
                  values={{ count: nowhere.length, of: open.length }}
                />
              )}
            </p>
          </>
        )}
      </section>
      <section>
        <details className={styles.more}>
          <summary>
            <FormattedMessage id="studio.picture.with" values={{ count: shapes.length }} />
          </summary>
          <ul className={styles.tags}>
            {shapes.map((shape) => (
              <li key={shape.key}>
                <button
                  type="button"
                  aria-pressed={state.selected === shape.key}
                  onClick={() => onShow(shape.key)}
                >
                  {nameOfShape(shape, context.targets) || <FormattedMessage id="studio.picture.nameless" />}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </section>
    </>
  );
}
