import { defineConfig, devices } from '@playwright/test';

/**
 * Browser tests: a real Chromium on the production build. A test that fails is tried again, because
 * a busy machine draws in software; one that needed it is named in the summary as flaky, and is to be
 * mended.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 2,
  forbidOnly: true,
  // two cores draw every frame in software: patience costs nothing where a test passes
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/playwright.json' }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // drawn in software, a phone's density is seven times the work for the same answer
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
