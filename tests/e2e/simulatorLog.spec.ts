import { expect, test } from './fixtures';
import { phone } from './simulatorSteps';
import { plovCard } from './steps';

// An app that says much: the simulator around it stays alive.

const manyCalls = 3000;
/** Longest time in which the page may do nothing else, ms: more, and a person takes it for a hang. */
const patienceMs = 1500;

test('three thousand haptic calls do not stop the simulator, and its log says what it left out', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { app } = await simulator({ panel: true, fit: false, contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longestMs: 0 });
    setInterval(() => {
      const now = performance.now();
      const longestMs = Math.max(Number(Reflect.get(window, 'longestMs')), now - last);
      Object.assign(window, { longestMs });
      last = now;
    }, 10);
  });
  await app.locator('html').evaluate((_, calls) => {
    const eventData = { type: 'impact', impact_style: 'light' };
    const call = JSON.stringify({ eventType: 'web_app_trigger_haptic_feedback', eventData });
    for (let count = 0; count < calls; count += 1) window.parent.postMessage(call, '*');
  }, manyCalls);
  await expect
    .poll(async () => (await phone(page)).haptic?.key ?? 0)
    .toBeGreaterThanOrEqual(manyCalls);
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('note')).toContainText(/left out between: 2\d{3}$/);
  await expect(log.getByTestId('log').getByText(/^2\d{3} left out here$/)).toHaveCount(1);
  expect(await page.evaluate(() => window.simulator.log()[0]?.name)).toBe('app opened');
  expect(await page.evaluate(() => Reflect.get(window, 'longestMs'))).toBeLessThan(patienceMs);
});
