import { invoice } from '@tma.js/sdk';
import type { InvoiceAnswer } from './handle';

const statuses = ['paid', 'pending', 'failed', 'cancelled'] as const;

/** The user may take a while to find their card. */
const timeoutMs = 30 * 60_000;

/**
 * Opens an invoice in Telegram's sheet and waits until it is closed. Resolves to `pending`, meaning
 * unknown, if another invoice is open or on timeout.
 */
export async function openInvoice(url: string): Promise<InvoiceAnswer> {
  if (!invoice.openUrl.isAvailable()) return 'unavailable';
  if (invoice.isOpened()) return 'pending';
  try {
    const result = await invoice.openUrl(url, { timeout: timeoutMs });
    return statuses.find((status) => status === result) ?? 'pending';
  } catch {
    return 'pending';
  }
}
