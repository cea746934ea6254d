import { AccordionSection } from '@suite/ui';
import { useIntl } from 'react-intl';
import { offeredSingleTools } from '../bar/filter-tools.ts';
import { useChips } from '../labels/use-chips.ts';
import { FilterSection, type FilterSectionProps } from './filter-section.tsx';

/** Every filter, one under the other; a closed one says what is chosen in it. */
export function AllSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const chips = useChips(model.filter, model.choices);
  return offeredSingleTools(model.choices).map((tool) => (
    <AccordionSection
      key={tool.name}
      title={formatMessage({ id: tool.titleId })}
      summary={chips
        .filter(({ key }) => tool.keys.includes(key))
        .map(({ label }) => label)
        .join(', ')}
    >
      <FilterSection name={tool.name} model={model} />
    </AccordionSection>
  ));
}
