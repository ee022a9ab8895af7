import type { CSSProperties } from 'react';
import type { Backend } from '../client/backend';
import type { Client } from '../client/client';
import { accountOf } from '../launch/account';
import { platformOf } from '../protocol/clients';
import { keyboardHeight } from '../situation/screens';
import type { Situation } from '../situation/situation';
import { useStore } from '../store';
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

type Props = {
  client: Client;
  situation: Situation;
  backend: Backend;
  /** without the case around the screen */
  bare: boolean;
};

/** The phone: Telegram on its screen, with the app inside. */
export function PhoneFrame({ client, situation, backend, bare }: Props) {
  const phone = useStore(client.phone);
  const size: CSSProperties = situation.fit
    ? { inlineSize: '100%', blockSize: '100dvh' }
    : { inlineSize: situation.width, blockSize: situation.height };
  const open = phone.status === 'open';
  const prompt = phone.prompts[0];
  const platform = platformOf(situation);
  const { language } = accountOf(situation);

  return (
    <section
      className={bare ? styles.bare : styles.case}
      aria-label="Phone"
      data-platform={platform}
      data-wide={situation.width > 600 || undefined}
      style={themeStyle(situation, phone)}
    >
      <div className={styles.screen} style={size}>
        <StatusBar platform={platform} floating={open && phone.fullscreen} ahead={backend.ahead} />
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
