import type { CSSProperties } from 'react';
import type { Backend } from '../client/backend';
import type { Client } from '../client/client';
import { accountOf } from '../launch/account';
import { platformOf } from '../protocol/clients';
import { keyboardHeight } from '../situation/screens';
import type { Situation } from '../situation/situation';
import { createStore, useStoreByFrame } from '../store';
import { BottomBar } from './BottomBar';
import { Chat } from './Chat';
import { Dialog } from './Dialog';
import { Haptic } from './Haptic';
import { Header } from './Header';
import { Keyboard } from './Keyboard';
import { Notice } from './Notice';
import styles from './PhoneFrame.module.css';
import { StatusBar } from './StatusBar';
import { themeStyle } from './themeStyle';
import { WebView } from './WebView';

/** Without a shop's server, the clock is this machine's. */
const ownClock = createStore(0);

type Props = {
  client: Client;
  situation: Situation;
  backend: Backend | undefined;
  /** without the case around the screen */
  bare: boolean;
};

/** The case around a screen. */
export const caseOf = (situation: Situation) => ({
  className: styles.case,
  'data-platform': platformOf(situation),
  'data-device': situation.device,
  'data-wide': situation.width > 600 || undefined,
});

/** The phone: Telegram on its screen, with the app inside. */
export function PhoneFrame({ client, situation, backend, bare }: Props) {
  const phone = useStoreByFrame(client.phone);
  const size: CSSProperties = situation.fit
    ? { inlineSize: '100%', blockSize: '100dvh' }
    : { inlineSize: situation.width, blockSize: situation.height };
  const open = phone.status === 'open';
  const prompt = phone.prompts[0];
  const platform = platformOf(situation);
  const { language } = accountOf(situation);

  return (
    <section
      {...(!bare && caseOf(situation))}
      aria-label="Phone"
      style={themeStyle(situation, phone)}
    >
      {situation.device === 'desktop' && !bare && (
        <div className={styles.titleBar} aria-hidden="true">
          <span>Telegram</span>
          <i>– ▢ ✕</i>
        </div>
      )}
      <div className={styles.screen} data-device={situation.device} style={size}>
        <span className={styles.camera} aria-hidden="true" />
        <StatusBar
          platform={platform}
          floating={open && phone.fullscreen}
          ahead={backend?.ahead ?? ownClock}
        />
        <div className={styles.body}>
          {!open && <Chat client={client} situation={situation} phone={phone} />}
          {phone.status !== 'closed' && (
            <div
              className={styles.app}
              hidden={!open}
              data-fullscreen={phone.fullscreen || undefined}
              data-raised={phone.expanded || undefined}
            >
              <Header client={client} situation={situation} phone={phone} />
              <WebView client={client} phone={phone} />
              <BottomBar client={client} phone={phone} />
            </div>
          )}
        </div>
        {situation.keyboard && open && <Keyboard height={keyboardHeight} />}
        {situation.safe.bottom > 0 && <span className={styles.homeBar} aria-hidden="true" />}
        {phone.haptic && <Haptic key={`haptic-${phone.haptic.key}`} text={phone.haptic.text} />}
        {phone.notice && (
          <Notice key={`notice-${phone.notice.key}`} notice={phone.notice} language={language} />
        )}
        {prompt && <Dialog key={`prompt-${prompt.key}`} prompt={prompt} language={language} />}
      </div>
    </section>
  );
}
