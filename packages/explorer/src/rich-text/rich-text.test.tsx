import { resetStores, setLocale } from '@suite/bus';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

beforeEach(() => resetStores());

function draw(blocks: Parameters<typeof RichText>[0]['blocks'], text = 'Oak and linen') {
  return render(
    <MemoryRouter>
      <RichText text={text} blocks={blocks} className="text" />
    </MemoryRouter>,
  ).container;
}

it('is a paragraph of words where nothing has a mark', () => {
  expect(draw(undefined).innerHTML).toBe('<p class="text">Oak and linen</p>');
});

it('draws paragraphs, lists, strong and emphasized words', () => {
  const drawn = within(
    draw([
      {
        kind: 'paragraph',
        runs: [{ text: 'By ' }, { text: 'the sea', isStrong: true, isEmphasized: true }],
      },
      { kind: 'list', isOrdered: true, items: [[{ text: 'oak' }], [{ text: '<b>linen</b>' }]] },
    ]),
  );
  expect(drawn.getByText('the sea').closest('strong')).toBeTruthy();
  expect(drawn.getByRole('list').tagName).toBe('OL');
  expect(drawn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'oak',
    '<b>linen</b>',
  ]);
});

it('opens pages of ours in the language of the visitor, and others in a tab of their own', () => {
  setLocale('rs');
  const link = (text: string, href: string) => ({ text, href });
  draw([
    {
      kind: 'paragraph',
      runs: [
        link('house', '/masterplan/1?view=3d'),
        link('bank', 'https://bank.example/'),
        link('file', '/files/a.pdf'),
      ],
    },
  ]);
  const of = (name: string) => {
    const { href, target, rel } = screen.getByRole('link', { name }) as HTMLAnchorElement;
    return [href.replace(location.origin, ''), target, rel];
  };
  expect(of('house')).toEqual(['/rs/masterplan/1?view=3d', '', '']);
  expect(of('bank')).toEqual(['https://bank.example/', '_blank', 'noopener noreferrer']);
  expect(of('file')).toEqual(['/files/a.pdf', '', '']);
});
