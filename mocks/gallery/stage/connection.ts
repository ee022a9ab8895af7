let isOn = true;

export const isConnected = (): boolean => isOn;

/** From now on no call gets through, and the browser says so, as when a phone loses its network. */
export function cutOff(): void {
  isOn = false;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}
