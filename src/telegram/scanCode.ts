import { qrScanner } from '@tma.js/sdk';

/** The user may have to walk to the table first. */
const timeoutMs = 5 * 60_000;

/**
 * Opens Telegram's QR scanner with a caption and resolves to the content of the first code; null if
 * it is closed without one or not supported. Not part of the handle, so that it is loaded only when
 * needed.
 */
export async function scanCode(text: string): Promise<string | null> {
  if (!qrScanner.capture.isAvailable() || qrScanner.isOpened()) return null;
  try {
    return (await qrScanner.capture({ text, capture: () => true, timeout: timeoutMs })) ?? null;
  } catch {
    return null;
  }
}
