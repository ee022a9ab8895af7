import type { HostEvents } from '../protocol/events';
import type { Handlers, MethodData } from '../protocol/methods';
import type { Texts } from '../texts/en';
import { type Context, quirksOf } from './context';
import { yesNo } from './prompts';

type Methods =
  | 'web_app_open_popup'
  | 'web_app_request_write_access'
  | 'web_app_open_invoice'
  | 'web_app_open_scan_qr_popup'
  | 'web_app_close_scan_qr_popup'
  | 'web_app_send_prepared_message'
  | 'web_app_request_file_download';

type InvoiceStatus = HostEvents['invoice_closed']['status'];
type PopupButton = MethodData<'web_app_open_popup'>['buttons'][number];

/** Telegram's own label of a button, where the app gives none. */
function labelOf({ type, text = '' }: PopupButton, texts: Texts): string {
  return type === 'ok' || type === 'close' || type === 'cancel' ? texts[type] : text;
}

/** Whether a popup may be shown now: the web clients limit their rate. */
export function mayAsk(context: Context): boolean {
  return !quirksOf(context).limitsPopups || context.limit.mayOpen();
}

/** Dialogs that Telegram shows on the app's behalf. */
export function popups(context: Context): Pick<Handlers, Methods> {
  const { ask, send, situation, texts } = context;
  let popupOpen = false;
  let scannerOpen: (() => void) | undefined;

  const openPopup = async (data: MethodData<'web_app_open_popup'>) => {
    const fits = data.message.trim() && data.buttons.length > 0 && data.buttons.length <= 3;
    if (situation.get().popup === 'never') return;
    if (popupOpen || !fits || !mayAsk(context)) return send('popup_closed', {});
    popupOpen = true;
    const reply = await ask({
      title: data.title,
      text: data.message,
      actions: data.buttons.map((button) => ({
        id: button.id,
        label: labelOf(button, texts()),
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
      title: texts().writeTitle,
      text: texts().writeText,
      actions: yesNo(texts(), texts().allow),
    });
    context.limit.closed();
    return reply?.id === 'yes';
  };

  // The payment reaches the bot's server before the app, like the contact.
  const reportPaid = async (slug: string) => {
    if (!context.backend) return;
    const failure = await context.backend.payInvoice(slug);
    context.log.add('telegram', 'payment reported to the bot', { slug }, failure);
  };
  const closeInvoice = async (slug: string, status: InvoiceStatus) => {
    if (status === 'paid') await reportPaid(slug);
    send('invoice_closed', { slug, status });
  };

  const invoice = async (slug: string) => {
    const { invoice: answer } = situation.get();
    if (answer === 'never') return reportPaid(slug);
    if (answer !== 'ask') return closeInvoice(slug, answer);
    const reply = await ask({
      title: texts().invoiceTitle,
      text: slug,
      actions: [
        { id: 'paid', label: texts().pay },
        { id: 'pending', label: texts().leavePending, tone: 'quiet' },
        { id: 'failed', label: texts().letFail, tone: 'destructive' },
        { id: 'cancelled', label: texts().cancel, tone: 'quiet' },
      ],
    });
    const status = (['paid', 'pending', 'failed'] as const).find((one) => one === reply?.id);
    await closeInvoice(slug, status ?? 'cancelled');
  };

  const scan = async (text: string) => {
    const { qrScanner } = quirksOf(context);
    if (qrScanner === 'silent') return context.notify(texts().cannotScan);
    if (qrScanner === 'closes' || scannerOpen) return send('scan_qr_popup_closed', {});
    const reply = ask({
      title: texts().scanTitle,
      text,
      actions: yesNo(texts(), texts().scan),
      input: { label: texts().scanField, value: '' },
    });
    const prompt = context.phone.get().prompts.at(-1);
    scannerOpen = () => prompt?.answer(undefined);
    const scanned = await reply;
    scannerOpen = undefined;
    if (scanned?.id === 'yes') send('qr_text_received', { data: scanned.text });
    send('scan_qr_popup_closed', {});
  };

  const share = async (id: string) => {
    const actions = yesNo(texts(), texts().send);
    const reply = await ask({ title: texts().messageTitle, text: id, actions });
    if (reply?.id === 'yes') send('prepared_message_sent');
    else send('prepared_message_failed', { error: 'USER_DECLINED' });
  };

  const download = async (name: string, url: string) => {
    const actions = yesNo(texts(), texts().download);
    const reply = await ask({ title: texts().fileTitle, text: name, actions });
    const status = reply?.id === 'yes' ? 'downloading' : 'cancelled';
    send('file_download_requested', { status });
    if (status === 'downloading') context.notify(`${texts().downloading}: ${name}`, url);
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
  };
}
