import type { ControlledFilter } from '@suite/filter-engine';
import { FormattedMessage } from 'react-intl';
import type { FilterModel } from '../filter-model.ts';
import styles from './filter-section.module.css';
import { OptionSection } from './option-section.tsx';
import { RangeSection } from './range-section.tsx';

export interface FilterSectionProps {
  readonly model: FilterModel;
}

/** The controls of one filter: in its card, and in its part of the card of all of them. */
export function FilterSection({
  definition,
  model,
}: FilterSectionProps & { readonly definition: ControlledFilter }) {
  const { note } = definition.label;
  return (
    <>
      {definition.control === 'range' ? (
        <RangeSection definition={definition} model={model} />
      ) : (
        <OptionSection definition={definition} model={model} />
      )}
      {note !== undefined && (
        <p className={styles.note}>
          <FormattedMessage id={note} />
        </p>
      )}
    </>
  );
}
