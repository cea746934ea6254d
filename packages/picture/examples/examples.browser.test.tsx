import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { ExamplesPage } from './examples-page.tsx';
import '@suite/ui/tokens.css';
import './examples.css';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  location.hash = '';
});

test.each(EXAMPLES)(
  'the example $title is painted and breaks no rule of WCAG 2.2 AA',
  async ({ id, title }) => {
    location.hash = id;
    root.render(<ExamplesPage />);
    const painted = '[data-picture-state="ready"], [data-map-state="ready"]';
    await expect.poll(() => host.querySelectorAll(painted).length, { timeout: 10_000 }).toBe(1);
    expect(host.querySelector('h1')?.textContent).toBe(title);
    const { violations } = await axe.run(host, { runOnly: { type: 'tag', values: RULES } });
    expect(violations.map((one) => `${one.id} ${one.nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  },
);
