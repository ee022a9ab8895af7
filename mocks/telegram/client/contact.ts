import { accountOf } from '../launch/account';
import { makeContact } from '../launch/initData';
import type { Handlers } from '../protocol/methods';
import type { Context } from './context';
import { mayAsk } from './popups';
import { yesNo } from './prompts';

/** Number of empty responses after the contact was shared. */
const emptyAnswers = 2;

export type ContactDesk = {
  handlers: Pick<Handlers, 'web_app_request_phone'>;
  /** response of `getRequestedContact`: the signed contact, or an empty string */
  requestedContact: () => string;
  forget: () => void;
};

/**
 * Shares the phone number like Telegram: the contact is signed, sent to the bot's server, and
 * stored for `getRequestedContact`, which returns it with a delay.
 */
export function createContactDesk(context: Context): ContactDesk {
  let contact = '';
  let emptyLeft = 0;

  const allowed = async (): Promise<boolean> => {
    const { contact: permission } = context.situation.get();
    if (permission !== 'ask') return permission === 'grant';
    if (!mayAsk(context)) return false;
    const texts = context.texts();
    const reply = await context.ask({
      title: texts.contactTitle,
      text: texts.contactText,
      actions: yesNo(texts, texts.share),
    });
    context.limit.closed();
    return reply?.id === 'yes';
  };

  const request = async () => {
    if (context.situation.get().contact === 'never') return;
    if (!(await allowed())) return context.send('phone_requested', { status: 'cancelled' });
    const account = accountOf(context.situation.get());
    contact = await makeContact(account, context.botToken, context.now());
    emptyLeft = emptyAnswers;
    if (context.backend) {
      const failure = await context.backend.deliverContact(contact);
      context.log.add('telegram', 'contact delivered to the bot', undefined, failure);
    }
    context.send('phone_requested', { status: 'sent' });
  };

  return {
    handlers: { web_app_request_phone: () => void request() },
    requestedContact: () => {
      if (emptyLeft === 0) return contact;
      emptyLeft -= 1;
      return '';
    },
    forget: () => {
      contact = '';
      emptyLeft = 0;
    },
  };
}
