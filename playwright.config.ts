import { defineConfig, devices } from '@playwright/test';

/**
 * Browser tests, attacks among them: a real Chromium on the production build. Nothing is retried at a desk. CI retries
 * once, to tell a flaky test from a broken one in its report; both fail the run.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,attacks}/**/*.spec.ts',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: true,
  // generous: every frame is rendered in software on two cores
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // in software rendering a phone's pixel density is seven times the work for the same result
    deviceScaleFactor: 1,
    // the shop's default language: no other is offered
    locale: 'uz-UZ',
    timezoneId: 'Asia/Tashkent',
    // every frame of a sheet that moves is drawn in software; `inMotion.ts` is for what looks at motion
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
