import { expect, test } from './fixtures';
import { phone } from './simulatorSteps';
import { plovCard } from './steps';

// An app that says much: the simulator around it stays alive.

const manyCalls = 3000;

test('three thousand haptic calls do not stop the simulator, and its log says what it left out', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { app } = await simulator({ panel: true, fit: false, contact: 'grant' });
  await expect(plovCard(app)).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await log.evaluate((element) => {
    const drawn = { frames: 0, times: 0 };
    Object.assign(window, { drawn });
    const count = () => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    count();
    new MutationObserver(() => {
      drawn.times += 1;
    }).observe(element, { subtree: true, childList: true, characterData: true });
  });
  await app.locator('html').evaluate((_, calls) => {
    const eventData = { type: 'impact', impact_style: 'light' };
    const call = JSON.stringify({ eventType: 'web_app_trigger_haptic_feedback', eventData });
    for (let count = 0; count < calls; count += 1) window.parent.postMessage(call, '*');
  }, manyCalls);
  await expect
    .poll(async () => (await phone(page)).haptic?.key ?? 0)
    .toBeGreaterThanOrEqual(manyCalls);
  await expect(log.getByRole('note')).toContainText(/left out between: 2\d{3}$/);
  await expect(log.getByTestId('log').getByText(/^2\d{3} left out here$/)).toHaveCount(1);
  expect(await page.evaluate(() => window.simulator.log()[0]?.name)).toBe('app opened');
  // Drawn at most once a frame, whatever the app says in between.
  const { frames, times } = await page.evaluate(() => Reflect.get(window, 'drawn'));
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(frames + 1);
});
