import { AccordionSection } from '@suite/ui';
import { useIntl } from 'react-intl';
import { offeredTools } from '../bar/filter-tool.ts';
import { SINGLE_TOOLS } from '../bar/filter-tools.ts';
import { useFilterLabels } from '../labels/use-filter-labels.ts';
import { appliedKeys } from '../matches/applied-filters.ts';
import { FilterSection } from './filter-section.tsx';
import type { FilterSectionProps } from './filter-sections.ts';

/** Every filter, one under the other; a closed one says what is chosen in it. */
export function AllSection({ model }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const labels = useFilterLabels(model.choices);
  const applied = appliedKeys(model.filter);
  return offeredTools(SINGLE_TOOLS, model.choices).map((tool) => (
    <AccordionSection
      key={tool.name}
      title={formatMessage({ id: tool.titleId })}
      summary={applied
        .filter((key) => tool.keys.includes(key))
        .map((key) => labels.chip(model.filter, key))
        .join(', ')}
    >
      <FilterSection name={tool.name} model={model} />
    </AccordionSection>
  ));
}
