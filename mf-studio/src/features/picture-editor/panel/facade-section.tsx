import { evenFloor, type FacadeFloor, floorText, patternIssue } from '@suite/shapes';
import { Button, Heading } from '@suite/ui';
import { TextField } from '@suite/ui/fields';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../../lib/select/select.tsx';
import { facadeOf, shapesOf } from '../state/editor-state.ts';
import { planFacade } from '../state/facade-shapes.ts';
import type { EditorModel } from '../use-editor.ts';
import { FloorFields } from './floor-fields.tsx';
import { NumberField } from './number-field.tsx';
import styles from './panel.module.css';
import { PlanNote } from './plan-note.tsx';
import { SkippedFields } from './skipped-fields.tsx';

const MOST_FLOORS = 100;
const MOST_UNITS = 60;

interface FacadeSectionProps {
  readonly model: EditorModel;
  readonly owner: string;
}

/** Floors, homes and numbers of a façade, before and after its corners are on the picture. */
export function FacadeSection({ model, owner }: FacadeSectionProps) {
  const intl = useIntl();
  const fromId = useId();
  const { context, state, dispatch } = model;
  const { numbering } = state.grid;
  const facade = facadeOf(state);
  const floors = facade?.floors ?? state.grid.floors;
  const plan = facade && planFacade(facade, numbering, context.targets, shapesOf(state));
  const label = (name: string) => intl.formatMessage({ id: `studio.picture.facade.${name}` });
  const setFloors = (next: readonly FacadeFloor[]) => dispatch({ kind: 'floors', floors: next });
  const setNumbering = (part: Partial<typeof numbering>) =>
    dispatch({ kind: 'numbering', numbering: { ...numbering, ...part } });
  const widest = Math.max(...floors.map(({ spans }) => spans.length));
  const issue = patternIssue(numbering.pattern);
  return (
    <section>
      <Heading level={3} size={20}>
        <FormattedMessage id="studio.picture.facade" />
      </Heading>
      <div className={styles.pair}>
        <NumberField
          label={label('floors')}
          value={floors.length}
          least={1}
          most={MOST_FLOORS}
          onChange={(count) =>
            setFloors(
              Array.from({ length: count }, (_, index) => floors[index] ?? floors.at(-1) ?? evenFloor(1)),
            )
          }
        />
        <NumberField
          label={label('units')}
          value={widest}
          least={1}
          most={MOST_UNITS}
          onChange={(units) => setFloors(floors.map(() => evenFloor(units)))}
        />
        <NumberField
          label={label('lowest')}
          value={numbering.lowestFloor}
          least={-9}
          most={MOST_FLOORS}
          onChange={(lowestFloor) => setNumbering({ lowestFloor })}
        />
        <div className={styles.field}>
          <label htmlFor={fromId}>{label('from')}</label>
          <Select
            height={44}
            id={fromId}
            value={numbering.from}
            onChange={({ target }) => setNumbering({ from: target.value === 'right' ? 'right' : 'left' })}
          >
            <option value="left">{label('from.left')}</option>
            <option value="right">{label('from.right')}</option>
          </Select>
        </div>
      </div>
      <FloorFields
        key={floors.map(floorText).join()}
        floors={floors}
        numbering={numbering}
        onChange={setFloors}
      />
      <TextField
        label={label('pattern')}
        value={numbering.pattern}
        onChange={(pattern) => setNumbering({ pattern })}
        height={44}
        error={issue === null ? undefined : label(`pattern.${issue}`)}
      />
      <SkippedFields numbering={numbering} onChange={setNumbering} />
      <PlanNote plan={plan} owner={owner} />
      <Button
        variant="primary"
        full
        disabled={!plan || plan.made.length === 0}
        onPress={() => dispatch({ kind: 'make' })}
      >
        <FormattedMessage id="studio.picture.facade.make" values={{ count: plan?.made.length ?? 0 }} />
      </Button>
    </section>
  );
}
