import { type Formats, orientationMessageId, typeMessageId, useFormats } from '@suite/i18n';
import { type IntlShape, useIntl } from 'react-intl';
import type { Fact } from './facts.ts';

const LABEL_IDS: Readonly<Record<Fact['kind'], string>> = {
  type: 'unit.type',
  'net-area': 'unit.netArea',
  terrace: 'unit.terrace',
  floor: 'unit.floor',
  orientation: 'unit.orientation',
};

/** The facts in words. */
export function useFactRows(facts: readonly Fact[]): { label: string; value: string }[] {
  const intl = useIntl();
  const formats = useFormats();
  return facts.map((fact) => ({
    label: intl.formatMessage({ id: LABEL_IDS[fact.kind] }),
    value: factText(fact, intl, formats),
  }));
}

function factText(fact: Fact, intl: IntlShape, formats: Formats): string {
  switch (fact.kind) {
    case 'type':
      return intl.formatMessage({ id: typeMessageId(fact.typeKey) });
    case 'net-area':
    case 'terrace':
      return formats.area(fact.areaM2);
    case 'floor': {
      const floor = formats.floor(fact.floor);
      return fact.floors === null
        ? floor
        : intl.formatMessage({ id: 'unit.floorOf' }, { floor, total: fact.floors });
    }
    case 'orientation':
      return intl.formatMessage({ id: orientationMessageId(fact.orientation) });
  }
}
