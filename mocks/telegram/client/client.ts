import { accountOf } from '../launch/account';
import { launchUrl } from '../launch/launch';
import { frameNameOf, platformOf } from '../protocol/clients';
import { quirks } from '../protocol/platforms';
import { prepare } from '../protocol/reading';
import { launchKeys, type Situation } from '../situation/situation';
import { themeOf } from '../situation/themes';
import { createStore, type Store } from '../store';
import { textsIn } from '../texts/texts';
import type { Backend } from './backend';
import type { Context } from './context';
import { createHandlers } from './handlers';
import { connect } from './line';
import { createLog, type Log } from './log';
import { type Phone, switchedOff } from './phone';
import { createPopupLimit } from './popupLimit';
import { createAsk } from './prompts';
import { createReloading } from './reloading';
import { createVault } from './vault';

export type ClientOptions = {
  situation: Store<Situation>;
  /** the app's address for a situation, without launch parameters */
  addressOf: (situation: Situation) => URL;
  backend: Backend;
  botToken: string;
  storage: Storage;
  now: () => number;
};

/** A simulated Telegram client: its state, its log and a user's actions. */
export type Client = {
  phone: Store<Phone>;
  log: Log;
  /** takes the iframe of the app from the view */
  hold: (frame: HTMLIFrameElement | null) => void;
  /** opens the app again, with fresh init data */
  launch: () => Promise<void>;
  /**
   * reloads with the same launch parameters: a native client the page where it is; `hard` skips
   * asking the app first, and opens the launch address
   */
  reload: (hard?: boolean) => void;
  /** the close button: asks for confirmation when the app requires it */
  requestClose: () => Promise<void>;
  minimize: (away: boolean) => void;
  press: (button: 'main' | 'secondary' | 'back' | 'settings') => void;
  sendViewport: (stable?: boolean) => void;
  /** removes all listeners */
  stop: () => void;
};

export function createClient(options: ClientOptions): Client {
  const { situation, now, botToken, backend } = options;
  const phone = createStore<Phone>(switchedOff);
  const log = createLog(now);
  const change = (part: Partial<Phone>) => phone.set({ ...phone.get(), ...part });
  let frame: HTMLIFrameElement | null = null;
  let notices = 0;

  const line = connect({
    frame: () => frame,
    client: () => situation.get().client,
    origin: () => options.addressOf(situation.get()).origin,
    prepare: (message) => prepare(message, situation.get().version, handlers),
    log,
  });
  const reloading = createReloading({
    frame: () => frame,
    phone,
    ask: () => line.send('reload_iframe'),
    emptied: () => line.hush(),
  });
  const quirksNow = () => quirks[platformOf(situation.get())];

  const sendViewport = (stable = true) => {
    if (!frame || !quirksNow().answersGeometry) return;
    const { width, height } = frame.getBoundingClientRect();
    line.send('viewport_changed', {
      ...(situation.get().client === 'web' && { width: Math.round(width) }),
      height: Math.round(height),
      is_expanded: quirksNow().isWeb || phone.get().expanded,
      is_state_stable: stable,
    });
  };

  const switchOff = () => {
    reloading.cancel();
    line.hush();
    for (const prompt of phone.get().prompts) prompt.answer(undefined);
    change({ ...switchedOff, launch: phone.get().launch, homeScreen: phone.get().homeScreen });
  };
  const close = () => {
    switchOff();
    log.add('telegram', 'app closed');
  };

  const context: Context = {
    situation,
    phone,
    log,
    send: line.send,
    ask: createAsk(phone),
    limit: createPopupLimit(now),
    vault: createVault(options.storage, () => {
      const { vendor } = situation.get();
      return `${vendor}:${accountOf(situation.get()).id}`;
    }),
    backend,
    botToken,
    now,
    texts: () => textsIn(accountOf(situation.get()).language),
    notify: (text, link) => {
      notices += 1;
      log.add('telegram', 'notice', link ? { text, link } : { text });
      change({ notice: { key: notices, text, ...(link && { link }) } });
    },
    sendTheme: () => line.send('theme_changed', { theme_params: themeOf(situation.get()) }),
    sendViewport,
    sendSafeAreas: () => {
      line.send('safe_area_changed', situation.get().safe);
      line.send('content_safe_area_changed', situation.get().content);
    },
    cancelReload: reloading.cancel,
    close,
  };
  const { handlers, forgetContact } = createHandlers(context);

  const launch = async () => {
    const now = situation.get();
    const address = options.addressOf(now);
    const url = await launchUrl(now, { address, botToken, now: options.now() });
    if (now !== situation.get()) return;
    switchOff();
    change({
      status: 'open',
      url,
      frameName: frameNameOf(now.client),
      launch: phone.get().launch + 1,
      expanded: !now.compact,
    });
    log.add('telegram', 'app opened', { address: address.href });
  };

  const stopWatching = situation.subscribe((after, before) => {
    const changed = (key: keyof Situation) => after[key] !== before[key];
    if (changed('user') || changed('id') || changed('vendor')) forgetContact();
    if ([...launchKeys].some(changed)) return void launch();
    if (phone.get().status === 'closed') return;
    if (changed('theme') || changed('colors')) context.sendTheme();
    if ((changed('safe') || changed('content')) && quirksNow().answersGeometry) {
      context.sendSafeAreas();
    }
  });

  return {
    phone,
    log,
    hold: (held) => {
      frame = held;
    },
    launch,
    reload: (hard) => {
      if (situation.get().client === 'web' || hard) reloading.reload(hard);
      else line.reload();
    },
    requestClose: async () => {
      if (phone.get().closingConfirmation) {
        const texts = context.texts();
        const reply = await context.ask({
          title: texts.closeTitle,
          text: texts.closeText,
          actions: [
            { id: 'no', label: texts.cancel, tone: 'quiet' },
            { id: 'yes', label: texts.closeAnyway, tone: 'destructive' },
          ],
        });
        if (reply?.id !== 'yes') return;
      }
      close();
    },
    minimize: (away) => {
      change({ status: away ? 'minimized' : 'open' });
      line.send('visibility_changed', { is_visible: !away });
    },
    press: (button) => line.send(`${button}_button_pressed`),
    sendViewport,
    stop: () => {
      stopWatching();
      line.cut();
      reloading.cancel();
    },
  };
}
