import { invoice } from '@tma.js/sdk';
import type { InvoiceAnswer } from './handle';

const statuses = ['paid', 'pending', 'failed', 'cancelled'] as const;

/** The person may look for the card for a while. */
const patienceMs = 30 * 60_000;

/**
 * Opens an invoice in Telegram's own sheet and waits until it is closed. While another one is open,
 * and when the answer never comes, nobody knows what became of it: `pending`.
 */
export async function openInvoice(url: string): Promise<InvoiceAnswer> {
  if (!invoice.openUrl.isAvailable()) return 'unavailable';
  if (invoice.isOpened()) return 'pending';
  try {
    const said = await invoice.openUrl(url, { timeout: patienceMs });
    return statuses.find((status) => status === said) ?? 'pending';
  } catch {
    return 'pending';
  }
}
