import type { PerformanceClass } from '../situation/situation';

const device: Record<PerformanceClass, { model: string; android: number; sdk: number }> = {
  LOW: { model: 'Samsung SM-A022G', android: 10, sdk: 29 },
  AVERAGE: { model: 'Xiaomi M2101K6G', android: 13, sdk: 33 },
  HIGH: { model: 'Google Pixel 8', android: 14, sdk: 34 },
};

/**
 * The user agent of Telegram for Android, which ends with the performance class. A page cannot set
 * it for an iframe: set it in the browser (Playwright's `userAgent`, the device toolbar).
 */
export function androidUserAgent(performance: PerformanceClass): string {
  const { model, android, sdk } = device[performance];
  return (
    `Mozilla/5.0 (Linux; Android ${android}; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) ` +
    'Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 ' +
    `Telegram-Android/11.4.2 (${model}; Android ${android}; SDK ${sdk}; ${performance})`
  );
}

/** The performance class in a user agent, if it is Telegram for Android's. */
export function performanceOf(userAgent: string): string | undefined {
  return /Telegram-Android\/\S+ \(.*; (LOW|AVERAGE|HIGH)\)/.exec(userAgent)?.[1];
}
