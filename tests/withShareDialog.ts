import { onTestFinished } from 'vitest';

/** For the rest of a test the browser has a share dialog, as phones do. */
export function withShareDialog(): void {
  Object.assign(navigator, { share: () => Promise.resolve() });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}
