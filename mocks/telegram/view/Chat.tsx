import type { Client } from '../client/client';
import type { Phone } from '../client/phone';
import type { Situation } from '../situation/situation';
import { botName } from './botName';
import styles from './Chat.module.css';

type Props = {
  client: Client;
  situation: Situation;
  phone: Phone;
};

/** The chat with the bot, visible when the app is closed or minimised. */
export function Chat({ client, situation, phone }: Props) {
  const away = phone.status === 'minimized';
  const name = botName(situation);
  return (
    <div className={styles.chat}>
      <p className={styles.name}>{name}</p>
      <p className={styles.bubble}>
        {situation.vendor
          ? 'Welcome! Open the shop to look around and order.'
          : 'Open the app to begin.'}
      </p>
      <button
        type="button"
        className={styles.open}
        onClick={() => (away ? client.minimize(false) : void client.launch())}
      >
        {away ? `Back to ${name}` : 'Open app'}
      </button>
    </div>
  );
}
