import { FILTERS } from '@suite/filter-engine';
import { AccordionSection } from '@suite/ui';
import { useIntl } from 'react-intl';
import { useChips } from '../labels/use-chips.ts';
import { FilterSection, type FilterSectionProps } from './filter-section.tsx';

/** Every filter that is offered, one under the other; a closed one says what is chosen in it. */
export function AllSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const chips = useChips(model.filter, model.choices);
  return FILTERS.filter(({ urlParam }) => model.choices.offered.includes(urlParam)).map((definition) => (
    <AccordionSection
      key={definition.key}
      title={formatMessage({ id: definition.label.title })}
      summary={chips.find(({ key }) => key === definition.key)?.label ?? ''}
    >
      <FilterSection definition={definition} model={model} />
    </AccordionSection>
  ));
}
