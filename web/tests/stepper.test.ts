import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import FigureEditor from '../src/table/figures/FigureEditor.svelte';
import type { Figure } from '../src/table/figures/figures';
import Stepper from '../src/table/asking/Stepper.svelte';

afterEach(cleanup);

describe('a number that is typed', () => {
  it.each(['abc', '', '2.5', '-1', '13', '1e1'])(
    'is refused if it is %j: the old one stays, and it says why',
    async (text) => {
      const onchange = vi.fn();
      render(Stepper, { value: 4, label: 'Hire', high: 12, onchange });
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Hire' });
      await fireEvent.change(field, { target: { value: text } });
      expect(onchange).not.toHaveBeenCalled();
      expect(field.value).toBe('4');
      expect(screen.getByRole('alert').textContent).toContain('from 0 to 12');
    },
  );

  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['−3', -3],
  ])('is taken if it is %j', async (text, number) => {
    const onchange = vi.fn();
    render(Stepper, { value: 4, label: 'Hire', low: -5, high: 12, onchange });
    await fireEvent.change(screen.getByRole('textbox', { name: 'Hire' }), { target: { value: text } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith(number);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('names the parts of a gain in words', () => {
  const figure = { field: 'gain', label: 'Gain', value: { deniers: 2 }, must: 'a table' } as unknown as Figure;
  render(FigureEditor, { figure, onchange: vi.fn() });
  for (const unit of ['deniers', 'influence', 'VP']) screen.getByRole('textbox', { name: `Gain, ${unit}` });
});
