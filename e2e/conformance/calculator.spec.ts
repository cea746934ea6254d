import { expect } from '@playwright/test';
import { availableUnits, unitPath } from '../pages/demo.ts';
import { conformance } from './visit.ts';

conformance(
  'the calculator',
  async (visit) => {
    const { page, labels, panels, isMember, isPhone } = visit;
    const [unit] = await availableUnits(visit.request, 'B1');
    if (!unit) throw new Error('B1 has no available home');
    await visit.open(unitPath(unit));
    const card = panels.dialog('panels.calculator.title');
    const price = card.getByRole('textbox', { name: labels('panels.calculator.price') });
    const rate = card.getByRole('textbox', { name: labels('panels.calculator.rate') });
    const payment = card.getByRole('status', { name: labels('panels.calculator.payment') });
    await visit.row(
      'R5.021, R5.022, R2.095',
      'the price is that of the home, or one that the visitor types',
      async () => {
        await panels.open('calculator');
        if (isMember) await expect(price).toHaveValue(/^\d{2,3},\d{3}$|^\d,\d{3},\d{3}$/);
        else await expect(price).toHaveValue('');
        await expect(price).toBeEditable();
      },
    );
    await visit.row(
      'R5.016, R5.017',
      'term and down payment have their bounds and begin at 15 years and 20 percent',
      async () => {
        for (const [id, min, max, value] of [
          ['term', '5', '35', '15'],
          ['downPayment', '0', '80', '20'],
        ] as const) {
          const slider = card.getByRole('slider', { name: labels(`panels.calculator.${id}`) });
          await expect(slider).toHaveAttribute('min', min);
          await expect(slider).toHaveAttribute('max', max);
          await expect(slider).toHaveValue(value);
        }
      },
    );
    await visit.row('R5.015, R5.014', 'the rate begins at 0 and goes by 0.1 between 0 and 20', async () => {
      const less = card.getByRole('button', { name: labels('panels.calculator.less') });
      const more = card.getByRole('button', { name: labels('panels.calculator.more') });
      await expect(rate).toHaveValue(/^0/);
      await expect(less).toBeDisabled();
      await more.click();
      await expect(rate).toHaveValue(/^0[.,]1$/);
      await expect(less).toBeEnabled();
      await rate.fill('20');
      await expect(more).toBeDisabled();
    });
    await visit.row('R5.013, R5.014', 'a rate beyond its bounds says so', async () => {
      await rate.fill('20.1');
      await expect(card.getByText(labels('panels.calculator.rateTooHigh'))).toBeVisible();
      await rate.fill('-0.1');
      await expect(card.getByText(labels('panels.calculator.rateTooLow'))).toBeVisible();
    });
    await visit.row('R5.028, R5.019', 'a price that is no number says so, and the payment is 0', async () => {
      await rate.fill('0');
      await price.fill('many');
      await expect(card.getByText(labels('panels.calculator.numbersOnly'))).toBeVisible();
      await expect(payment).toHaveText('0\u00a0€');
    });
    await visit.row(
      'R5.018, R5.020, R5.035, R9.001',
      'the payment is that of an annuity, at 0 percent a share',
      async () => {
        await price.fill('250,000');
        await expect(payment).toHaveText('1,111\u00a0€');
        await rate.fill('3,5');
        await expect(payment).toHaveText('1,430\u00a0€');
        await rate.fill('3.5');
        await expect(payment).toHaveText('1,430\u00a0€');
      },
    );
    await visit.row('R4.018', 'on a phone the menu comes back when it is closed', async () => {
      await card.getByRole('button', { name: labels('common.close') }).click();
      await expect(card).toBeHidden();
      if (isPhone) await expect(panels.menu).toBeVisible();
      else await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
  { each: true },
);
