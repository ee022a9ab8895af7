import { accountOf } from '../launch/account';
import { launchUrl, opensFullscreen } from '../launch/launch';
import { frameNameOf, platformOf } from '../protocol/clients';
import { quirks } from '../protocol/platforms';
import { prepare } from '../protocol/reading';
import { themeOf } from '../situation/themes';
import { createStore, type Store } from '../store';
import { textsIn } from '../texts/texts';
import { requestClose } from './closing';
import type { Context } from './context';
import { createHandlers } from './handlers';
import { insetsOf } from './insets';
import { connect } from './line';
import { createLog, type Log } from './log';
import type { ClientOptions } from './options';
import { type Phone, switchedOff } from './phone';
import { createPopupLimit } from './popupLimit';
import { createAsk } from './prompts';
import { createReloading } from './reloading';
import { createReplay, type Replay } from './replay';
import { createSilence, scriptTrouble, strayTrouble } from './silence';
import { createVault } from './vault';
import { watchSituation } from './watchSituation';

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
  /** sends the events of a log again */
  replay: Replay;
  /** removes all listeners */
  stop: () => void;
};

export function createClient(options: ClientOptions): Client {
  const { situation, now, botToken, backend, proxied } = options;
  const phone = createStore<Phone>(switchedOff);
  const log = createLog(now);
  const change = (part: Partial<Phone>) => phone.set({ ...phone.get(), ...part });
  let frame: HTMLIFrameElement | null = null;
  let notices = 0;

  const line = connect({
    frame: () => frame,
    client: () => situation.get().client,
    version: () => situation.get().version,
    origin: () => options.addressOf(situation.get()).origin,
    prepare: (message) =>
      prepare(
        message,
        { version: situation.get().version, platform: platformOf(situation.get()) },
        handlers,
      ),
    strict: () => situation.get().strict,
    faults: situation.get,
    log,
    heard: () => {
      silence?.over();
      change({ trouble: '' });
    },
    missedScript: () => silence?.explain(scriptTrouble),
    strayed: (origin) => silence?.explain(strayTrouble(origin)),
  });
  const replay = createReplay(line.repeat);
  const reloading = createReloading({
    frame: () => frame,
    phone,
    ask: () => line.send('reload_iframe'),
    emptied: () => {
      line.hush();
      silence?.wait();
    },
  });
  const silence =
    proxied &&
    createSilence({
      answer: proxied.answer,
      app: () => situation.get().app,
      show: (trouble) => change({ trouble }),
    });
  const quirksNow = () => quirks[platformOf(situation.get())];
  const ownerNow = () => `${options.botOf(situation.get())}:${accountOf(situation.get()).id}`;

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
    silence?.over();
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
    vault: createVault(options.storage, ownerNow),
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
      const { safe, content } = insetsOf(situation.get(), phone.get().fullscreen);
      if (quirksNow().answersGeometry) line.send('safe_area_changed', safe);
      line.send('content_safe_area_changed', content);
    },
    cancelReload: reloading.cancel,
    close,
  };
  const { handlers, forgetContact } = createHandlers(context);

  const launch = async () => {
    const now = situation.get();
    await proxied?.passOnTo(now.app);
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
      fullscreen: opensFullscreen(now),
      settings: now.settings,
    });
    silence?.wait();
    log.add('telegram', 'app opened', { address: address.href });
  };

  const stopWatching = watchSituation(context, { launch, forgetContact });

  return {
    phone,
    log,
    hold: (held) => {
      frame = held;
      if (silence) held?.addEventListener('load', silence.loaded);
    },
    launch,
    reload: (hard) => {
      if (situation.get().client === 'web' || hard) reloading.reload(hard);
      else {
        line.reload();
        silence?.wait();
      }
    },
    requestClose: () => requestClose(context),
    minimize: (away) => {
      change({ status: away ? 'minimized' : 'open' });
      line.send('visibility_changed', { is_visible: !away });
    },
    press: (button) => line.send(`${button}_button_pressed`),
    sendViewport,
    replay,
    stop: () => {
      stopWatching();
      replay.stop();
      line.cut();
      silence?.over();
      reloading.cancel();
    },
  };
}
