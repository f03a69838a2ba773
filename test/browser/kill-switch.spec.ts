import { expect, long, readyForOffline, test } from './fixtures.ts';
import { holdingFront } from './holding-front.ts';
import { createGroup } from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'the kill switch takes the service worker and its caches off a device, and nothing else; switched back, it returns',
  long,
  async ({ person, server }) => {
    test.setTimeout(180_000);
    const ara = await person();
    await ara.page.goto('/');
    await readyForOffline(ara.page);
    await createGroup(ara.page, { name: '남는 모임', creator: 'Ara' });
    const kept = () =>
      ara.page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    expect((await kept()).workers).toBe(1);

    await server.kill();
    server.settings = { SERVICE_WORKER: 'off' };
    await server.run();
    // The present worker may still be fetching the texts of other languages; it is replaced when it has ended that.
    await expect
      .poll(
        async () => {
          await ara.page.evaluate(async () => {
            await (await navigator.serviceWorker.getRegistration())?.update();
          });
          return kept();
        },
        { timeout: 60_000 },
      )
      .toEqual({ workers: 0, caches: [] });
    // The page works without one, and what is on the device is still there.
    await ara.page.goto('/this-device');
    await expect(ara.page.getByRole('region', { name: '저장된 모임' }).getByText('남는 모임')).toBeVisible();
    await expect.poll(async () => (await kept()).workers).toBe(0);

    await server.kill();
    server.settings = {};
    await server.run();
    await ara.page.goto('/');
    await readyForOffline(ara.page);
    expect((await kept()).workers).toBe(1);
  },
);

test('a file that never comes does not hold the kill switch back', long, async ({ person, server }) => {
  test.setTimeout(120_000);
  const front = await holdingFront(server, /assets\/text\/fr-/);
  const { page } = await person();
  await page.goto(front.url);
  await expect.poll(() => front.held.length, { timeout: 60_000 }).toBeGreaterThan(0);

  await server.kill();
  server.settings = { SERVICE_WORKER: 'off' };
  await server.run();
  const isGone = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration === undefined;
    });
  // Sooner than a file is given up.
  await expect.poll(isGone, { timeout: 30_000 }).toBe(true);
  front.close();

  // The tests after this one have the same server.
  await server.kill();
  server.settings = {};
  await server.run();
});
