import { takeLoanTerms, togglePanel } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Drawer, Skeleton, useViewport } from '@suite/ui';
import { useState } from 'react';
import { useFrame } from '../../lib/use-frame.ts';
import { messages } from '../../messages.ts';
import { Calculator } from './calculator.tsx';
import { useUnitPrice } from './use-unit-price.ts';

/** The credit calculator, a drawer at the right. */
export default function CalculatorPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <CalculatorDrawer onClose={onClose} />
    </AppIntl>
  );
}

function CalculatorDrawer({ onClose }: PanelProps) {
  const isSmall = useViewport() === 'small';
  const [terms] = useState(takeLoanTerms);
  const { price, isLoading } = useUnitPrice();
  const close = () => {
    onClose();
    // On a small screen it was opened from the menu, which comes back (specification §4).
    if (isSmall) togglePanel('menu');
  };
  const frame = useFrame('panels.calculator.title', close);
  return (
    <Drawer {...frame}>
      {isLoading ? (
        <Skeleton kind="block" height="320px" />
      ) : (
        <Calculator key={price} price={price} terms={terms} />
      )}
    </Drawer>
  );
}
