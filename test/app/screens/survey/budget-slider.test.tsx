import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { BudgetSlider } from '#app/screens/survey/budget-slider.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('the last price of the axis says that more is meant, and no other does', () => {
  const { screen } = show(
    <BudgetSlider min={0} max={2_400} currency="USD" cells={[]} total={0} onChange={() => undefined} />,
  );
  const prices = [...screen.container.querySelectorAll('span')].map((one) => one.textContent);
  expect(prices.filter((text) => text.endsWith('+'))).toEqual(['$2,400+']);
});
