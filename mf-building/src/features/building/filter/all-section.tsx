import { AccordionSection } from '@suite/ui';
import { useIntl } from 'react-intl';
import { appliedKeys } from './applied-filters.ts';
import { type FilterSectionProps, offeredTools } from './filter-tool.ts';
import { SINGLE_TOOLS } from './single-tools.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Every filter, one under the other; a closed one says what is chosen in it. */
export function AllSection({ screen }: FilterSectionProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords(screen.choices);
  const applied = appliedKeys(screen.filter);
  return offeredTools(SINGLE_TOOLS, screen).map((tool) => (
    <AccordionSection
      key={tool.name}
      title={formatMessage({ id: tool.titleId })}
      summary={applied
        .filter((key) => tool.keys.includes(key))
        .map((key) => words.chip(screen.filter, key))
        .join(', ')}
    >
      <tool.Section screen={screen} />
    </AccordionSection>
  ));
}
