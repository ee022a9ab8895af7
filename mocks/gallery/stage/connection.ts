let isOn = true;

export const isConnected = (): boolean => isOn;

/** Makes every call fail and the browser report offline, like a phone that loses its network. */
export function cutOff(): void {
  isOn = false;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}
