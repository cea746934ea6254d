import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const ITEMS = [
  { id: 'plan', label: 'Plan' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'position', label: 'Position' },
] as const;

function Page() {
  const [selected, setSelected] = useState<(typeof ITEMS)[number]['id']>('plan');
  return (
    <>
      <Tabs tabsId="apartment" label="Pictures" items={ITEMS} selected={selected} onSelect={setSelected} />
      <TabPanel tabsId="apartment" selected={selected}>
        {selected}
      </TabPanel>
    </>
  );
}

test.each([
  ['ArrowRight', 'gallery'],
  ['ArrowLeft', 'position'],
  ['End', 'position'],
  ['Home', 'plan'],
])('%s on the first tab shows %s and moves the focus there', (key, shown) => {
  render(<Page />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Plan' }), { key });
  expect(screen.getByRole('tabpanel').textContent).toBe(shown);
  expect(screen.getByRole('tab', { selected: true }).id).toBe(`apartment-${shown}`);
  expect(document.activeElement?.id).toBe(`apartment-${shown}`);
});

test('the panel is named by its tab', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('tab', { name: 'Gallery' }));
  expect(screen.getByRole('tabpanel', { name: 'Gallery' })).toBeTruthy();
});
