import { platformOf } from '../protocol/clients';
import type { Send } from '../protocol/events';
import { type Quirks, quirks } from '../protocol/platforms';
import type { Situation } from '../situation/situation';
import type { Store } from '../store';
import type { Texts } from '../texts/en';
import type { Backend } from './backend';
import type { Log } from './log';
import type { Phone } from './phone';
import type { PopupLimit } from './popupLimit';
import type { Ask } from './prompts';
import type { Vault } from './vault';

/** Shared by the handlers of the app's messages. */
export type Context = {
  situation: Store<Situation>;
  phone: Store<Phone>;
  log: Log;
  send: Send;
  ask: Ask;
  limit: PopupLimit;
  vault: Vault;
  backend: Backend | undefined;
  botToken: string;
  now: () => number;
  /** Telegram's own texts, in the user's language */
  texts: () => Texts;
  /** shows a transient notice */
  notify: (text: string, link?: string) => void;
  sendTheme: () => void;
  sendViewport: (stable?: boolean) => void;
  /** as far as the client reports them; Web K only what its own header covers */
  sendSafeAreas: () => void;
  /** the app's frame has started its own reload */
  cancelReload: () => void;
  close: () => void;
};

export function quirksOf(context: Context): Quirks {
  return quirks[platformOf(context.situation.get())];
}

/** Updates part of the phone's state. */
export function show(context: Context, change: Partial<Phone>): void {
  context.phone.set({ ...context.phone.get(), ...change });
}
