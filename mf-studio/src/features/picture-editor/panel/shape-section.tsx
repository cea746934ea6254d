import { type EditedShape, joinRings } from '@suite/shapes';
import { Button, Heading } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { COPY, PLUS, TRASH } from '@suite/ui/icons';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameOfShape, shapesOf } from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import styles from './panel.module.css';

interface ShapeSectionProps {
  readonly model: EditorModel;
  readonly selected: EditedShape;
  readonly owner: string;
}

/** The chosen shape: which home it is, and what else can be done with it. */
export function ShapeSection({ model, selected, owner }: ShapeSectionProps) {
  const intl = useIntl();
  const { state, context, dispatch } = model;
  const name = nameOfShape(selected, context.targets);
  const [typed, setTyped] = useState(name);
  const [before, setBefore] = useState(name);
  if (before !== name) {
    setBefore(name);
    setTyped(name);
  }
  const wanted = typed.trim().toLowerCase();
  const target = context.targets.find(
    (one) => one.name.toLowerCase() === wanted || one.id.toLowerCase() === wanted,
  );
  const isUnknown = wanted !== '' && !target;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnknown) dispatch({ kind: 'name', target: target ?? null });
  };
  const ofCorner = state.corner === null ? 'shape' : 'corner';
  return (
    <section>
      <Heading level={3} size={20}>
        {name === '' ? (
          <FormattedMessage id="studio.picture.nameless" />
        ) : (
          <FormattedMessage id="studio.picture.shape-of" values={{ name }} />
        )}
      </Heading>
      <form onSubmit={onSubmit} className={styles.name}>
        <TextField
          label={intl.formatMessage({ id: 'studio.picture.name' })}
          value={typed}
          onChange={setTyped}
          onBlur={() => !isUnknown && typed !== name && dispatch({ kind: 'name', target: target ?? null })}
          height={44}
          autoComplete="off"
          hint={name === '' ? intl.formatMessage({ id: 'studio.picture.name-hint' }) : undefined}
          error={
            isUnknown
              ? intl.formatMessage({ id: 'studio.picture.name-unknown' }, { name: typed.trim(), owner })
              : undefined
          }
        />
      </form>
      <div className={styles.buttons}>
        <Button size={40} icon={COPY} onPress={() => dispatch({ kind: 'copy' })}>
          <FormattedMessage id="studio.picture.copy" />
        </Button>
        <Button size={40} icon={PLUS} onPress={() => dispatch({ kind: 'add-corner' })}>
          <FormattedMessage id="studio.picture.add-corner" />
        </Button>
        <Button size={40} icon={TRASH} onPress={() => dispatch({ kind: 'remove' })}>
          <FormattedMessage id={`studio.picture.remove.${ofCorner}`} />
        </Button>
      </div>
      <JoinChoice model={model} selected={selected} />
    </section>
  );
}

/** Neighbours that the shape can be joined with, for who does not point at them. */
function JoinChoice({ model, selected }: Omit<ShapeSectionProps, 'owner'>) {
  const id = useId();
  const { state, context, dispatch } = model;
  if (state.tool !== 'join') return null;
  const neighbours = shapesOf(state).filter(
    (one) => one !== selected && joinRings(selected.ring, one.ring) !== null,
  );
  return (
    <>
      <p className={styles.lead} id={id}>
        <FormattedMessage id="studio.picture.join-with" values={{ count: neighbours.length }} />
      </p>
      <ul aria-labelledby={id} className={styles.tags}>
        {neighbours.map((one) => (
          <li key={one.key}>
            <button type="button" onClick={() => dispatch({ kind: 'join', key: one.key })}>
              {nameOfShape(one, context.targets) || <FormattedMessage id="studio.picture.nameless" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
