import { qrScanner } from '@tma.js/sdk';
import { attempt } from './attempt';
import { hasJustAsked, untilAnswered, waits } from './waits';

/**
 * Opens Telegram's QR scanner with a caption and resolves to the content of the first code; null if
 * it is closed without one or not supported. Not part of the handle, so that it is loaded only when
 * needed.
 */
export async function scanCode(text: string): Promise<string | null> {
  if (!qrScanner.capture.isAvailable() || hasJustAsked('scanner')) return null;
  // The SDK takes a scanner whose closing it was not told of for open.
  if (qrScanner.isOpened()) attempt(() => qrScanner.close());
  return await untilAnswered('scanner', capture(text), null);
}

async function capture(text: string): Promise<string | null> {
  const { longestMs: timeout } = waits.scanner;
  return (await qrScanner.capture({ text, capture: () => true, timeout })) ?? null;
}
