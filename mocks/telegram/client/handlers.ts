import type { Handlers } from '../protocol/methods';
import { account } from './account';
import { appearance } from './appearance';
import { biometry } from './biometry';
import { buttons } from './buttons';
import { createContactDesk } from './contact';
import type { Context } from './context';
import { customMethods } from './customMethods';
import { device } from './device';
import { lifecycle } from './lifecycle';
import { links } from './links';
import { motion } from './motion';
import { popups } from './popups';
import { storage } from './storage';

/** All handlers of the app's messages, and a function to forget the contact on a user change. */
export function createHandlers(context: Context): {
  handlers: Handlers;
  forgetContact: () => void;
} {
  const desk = createContactDesk(context);
  const handlers: Handlers = {
    ...lifecycle(context),
    ...appearance(context),
    ...buttons(context),
    ...popups(context),
    ...desk.handlers,
    ...customMethods(context, desk.requestedContact),
    ...storage(context),
    ...device(context),
    ...biometry(context),
    ...motion(context),
    ...account(context),
    ...links(context),
  };
  return { handlers, forgetContact: desk.forget };
}
