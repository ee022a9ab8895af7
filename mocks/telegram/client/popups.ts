import type { HostEvents } from '../protocol/events';
import type { Handlers, MethodData } from '../protocol/methods';
import { type Context, quirksOf } from './context';
import type { Action } from './prompts';

type Methods =
  | 'web_app_open_popup'
  | 'web_app_request_write_access'
  | 'web_app_open_invoice'
  | 'web_app_open_scan_qr_popup'
  | 'web_app_close_scan_qr_popup'
  | 'web_app_send_prepared_message'
  | 'web_app_request_file_download'
  | 'web_app_request_emoji_status_access'
  | 'web_app_set_emoji_status';

type InvoiceStatus = HostEvents['invoice_closed']['status'];
type PopupButton = MethodData<'web_app_open_popup'>['buttons'][number];

const labels: Partial<Record<PopupButton['type'], string>> = {
  ok: 'OK',
  close: 'Close',
  cancel: 'Cancel',
};

const yesNo = (yes: string): Action[] => [
  { id: 'no', label: 'Cancel', tone: 'quiet' },
  { id: 'yes', label: yes },
];

/** Whether a popup may be shown now: the web clients limit their rate. */
export function mayAsk(context: Context): boolean {
  return !quirksOf(context).limitsPopups || context.limit.mayOpen();
}

/** Dialogs that Telegram shows on the app's behalf. */
export function popups(context: Context): Pick<Handlers, Methods> {
  const { ask, send, situation } = context;
  let popupOpen = false;
  let scannerOpen: (() => void) | undefined;

  const openPopup = async (data: MethodData<'web_app_open_popup'>) => {
    const fits = data.message.trim() && data.buttons.length > 0 && data.buttons.length <= 3;
    if (popupOpen || !fits || !mayAsk(context)) return send('popup_closed', {});
    popupOpen = true;
    const reply = await ask({
      title: data.title,
      text: data.message,
      actions: data.buttons.map((button) => ({
        id: button.id,
        label: labels[button.type] ?? button.text ?? '',
        ...(button.type === 'destructive' && { tone: 'destructive' }),
      })),
    });
    popupOpen = false;
    context.limit.closed();
    send('popup_closed', reply ? { button_id: reply.id } : {});
  };

  const writeAccess = async () => {
    const { write } = situation.get();
    if (write !== 'ask') return write === 'grant';
    if (!mayAsk(context)) return false;
    const reply = await ask({
      title: 'Allow messages?',
      text: 'This bot would like to send you messages.',
      actions: yesNo('Allow'),
    });
    context.limit.closed();
    return reply?.id === 'yes';
  };

  // The payment reaches the bot's server before the app, like the contact.
  const closeInvoice = async (slug: string, status: InvoiceStatus) => {
    if (status === 'paid') {
      const failure = await context.backend.payInvoice(slug);
      context.log.add('telegram', 'payment reported to the bot', { slug }, failure);
    }
    send('invoice_closed', { slug, status });
  };

  const invoice = async (slug: string) => {
    const { invoice: answer } = situation.get();
    if (answer !== 'ask') return closeInvoice(slug, answer);
    const reply = await ask({
      title: 'Invoice',
      text: slug,
      actions: [
        { id: 'paid', label: 'Pay' },
        { id: 'pending', label: 'Leave pending', tone: 'quiet' },
        { id: 'failed', label: 'Let it fail', tone: 'destructive' },
        { id: 'cancelled', label: 'Cancel', tone: 'quiet' },
      ],
    });
    const status = (['paid', 'pending', 'failed'] as const).find((one) => one === reply?.id);
    await closeInvoice(slug, status ?? 'cancelled');
  };

  const scan = async (text: string) => {
    const { qrScanner } = quirksOf(context);
    if (qrScanner === 'silent') return context.notify('This client cannot scan QR codes');
    if (qrScanner === 'closes' || scannerOpen) return send('scan_qr_popup_closed', {});
    const reply = ask({
      title: 'Scan a QR code',
      text,
      actions: yesNo('Scan'),
      input: { label: 'What the code holds', value: '' },
    });
    const prompt = context.phone.get().prompts.at(-1);
    scannerOpen = () => prompt?.answer(undefined);
    const scanned = await reply;
    scannerOpen = undefined;
    if (scanned?.id === 'yes') send('qr_text_received', { data: scanned.text });
    send('scan_qr_popup_closed', {});
  };

  const share = async (id: string) => {
    const reply = await ask({ title: 'Share message', text: id, actions: yesNo('Send') });
    if (reply?.id === 'yes') send('prepared_message_sent');
    else send('prepared_message_failed', { error: 'USER_DECLINED' });
  };

  const download = async (name: string, url: string) => {
    const reply = await ask({ title: 'Download file', text: name, actions: yesNo('Download') });
    const status = reply?.id === 'yes' ? 'downloading' : 'cancelled';
    send('file_download_requested', { status });
    if (status === 'downloading') context.notify(`Downloading ${name}`, url);
  };

  return {
    web_app_open_popup: (data) => void openPopup(data),
    web_app_request_write_access: () =>
      void writeAccess().then((allowed) =>
        send('write_access_requested', { status: allowed ? 'allowed' : 'cancelled' }),
      ),
    web_app_open_invoice: ({ slug }) => void invoice(slug),
    web_app_open_scan_qr_popup: (data) => void scan(data?.text ?? ''),
    web_app_close_scan_qr_popup: () => scannerOpen?.(),
    web_app_send_prepared_message: ({ id }) => void share(id),
    web_app_request_file_download: ({ file_name, url }) => void download(file_name, url),
    web_app_request_emoji_status_access: () =>
      send('emoji_status_access_requested', { status: 'cancelled' }),
    web_app_set_emoji_status: () => send('emoji_status_failed', { error: 'USER_DECLINED' }),
  };
}
