import { accountOf } from '../launch/account';
import { makeContact } from '../launch/initData';
import type { Handlers } from '../protocol/methods';
import type { Context } from './context';
import { mayAsk } from './popups';

/** How often the server still answers nothing after the contact was shared. */
const emptyAnswers = 2;

export type ContactDesk = {
  handlers: Pick<Handlers, 'web_app_request_phone'>;
  /** what `getRequestedContact` answers: the signed contact, or an empty text */
  requestedContact: () => string;
  forget: () => void;
};

/**
 * Shares the phone number as Telegram does: the contact is signed, delivered to the bot's server,
 * and kept for `getRequestedContact`, which knows it only a moment later.
 */
export function createContactDesk(context: Context): ContactDesk {
  let contact = '';
  let stillEmpty = 0;

  const allowed = async (): Promise<boolean> => {
    const { contact: permission } = context.situation.get();
    if (permission !== 'ask') return permission === 'grant';
    if (!mayAsk(context)) return false;
    const reply = await context.ask({
      title: 'Share your phone number?',
      text: 'The bot will know your phone number. This can be useful for integration with other services.',
      actions: [
        { id: 'no', label: 'Cancel', tone: 'quiet' },
        { id: 'yes', label: 'Share' },
      ],
    });
    context.limit.closed();
    return reply?.id === 'yes';
  };

  const request = async () => {
    if (!(await allowed())) return context.send('phone_requested', { status: 'cancelled' });
    const account = accountOf(context.situation.get());
    contact = await makeContact(account, context.botToken, context.now());
    stillEmpty = emptyAnswers;
    const failure = await context.backend.deliverContact(contact);
    context.log.add('telegram', 'contact delivered to the bot', undefined, failure);
    context.send('phone_requested', { status: 'sent' });
  };

  return {
    handlers: { web_app_request_phone: () => void request() },
    requestedContact: () => {
      if (stillEmpty === 0) return contact;
      stillEmpty -= 1;
      return '';
    },
    forget: () => {
      contact = '';
      stillEmpty = 0;
    },
  };
}
