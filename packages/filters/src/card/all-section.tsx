import type { ControlledFilter } from '@suite/filter-engine';
import { AccordionSection } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useChips } from '../labels/use-chips.ts';
import { FilterSection, type FilterSectionProps } from './filter-section.tsx';

/** Filters one under the other; a closed one says what is chosen in it. */
export function AllSection({
  filters,
  model,
}: FilterSectionProps & { readonly filters: readonly ControlledFilter[] }) {
  const { formatMessage } = useIntl();
  const chips = useChips(model.filter, model.choices);
  return filters.map((definition) => (
    <AccordionSection
      key={definition.key}
      title={formatMessage({ id: definition.label.title })}
      summary={chips.find(({ key }) => key === definition.key)?.label ?? ''}
    >
      <FilterSection definition={definition} model={model} />
    </AccordionSection>
  ));
}
