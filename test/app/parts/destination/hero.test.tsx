import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DestinationHero } from '#app/parts/destination/hero.tsx';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));
afterEach(cleanup);

it('where neither drawing nor map is on the device, one map tile stands for both', () => {
  const { screen } = show(
    <DestinationHero map="/covers/japan.svg" name="Japan">
      <h1>Japan</h1>
    </DestinationHero>,
  );
  const { container } = screen;
  while (container.querySelector('img')) for (const one of container.querySelectorAll('img')) fireEvent.error(one);
  expect(container.querySelectorAll('.lucide-map-pin').length).toBe(1);
});
