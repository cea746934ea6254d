import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('after each test', () => {
  it('what it drew is on the page', () => {
    render(<p>drawn</p>);
    expect(screen.getByText('drawn')).toBeDefined();
  });

  it('is gone for the next one', () => {
    expect(document.body.textContent).toBe('');
  });
});
