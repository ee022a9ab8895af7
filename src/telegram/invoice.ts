import { invoice, request2 } from '@tma.js/sdk';
import type { InvoiceAnswer } from './handle';
import { hasJustAsked, lateMs, untilAnswered } from './waits';

const statuses = ['paid', 'pending', 'failed', 'cancelled'] as const;

/**
 * Opens an invoice in Telegram's sheet and waits until it is closed. Resolves to `pending`, meaning
 * unknown, if it has just been opened, or if the client does not say that it was closed: some for
 * macOS and desktop do not. What a client says later is given to `onLate`. Not through the SDK's
 * `invoice`, which opens no other one as long as this seems to be open.
 */
export async function openInvoice(
  url: string,
  onLate?: (answer: InvoiceAnswer) => void,
): Promise<InvoiceAnswer> {
  if (!invoice.openUrl.isAvailable()) return 'unavailable';
  if (hasJustAsked('invoice')) return 'pending';
  const slug = slugOf(url);
  const closed = request2('web_app_open_invoice', 'invoice_closed', {
    params: { slug },
    capture: (event) => event.slug === slug,
    timeout: lateMs,
  });
  return await untilAnswered(
    'invoice',
    closed.then(({ status }) => asAnswer(status)),
    'pending',
    onLate,
  );
}

const asAnswer = (status: string): InvoiceAnswer =>
  statuses.find((known) => known === status) ?? 'pending';

/** The last part of `https://t.me/$slug` or `https://t.me/invoice/slug`. */
const slugOf = (url: string): string => new URL(url).pathname.replace(/^\/(\$|invoice\/)/i, '');
