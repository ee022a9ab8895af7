import { useId, useState } from 'react';
import type { Client } from '../client/client';
import type { Phone } from '../client/phone';
import { platformOf } from '../protocol/clients';
import type { Situation } from '../situation/situation';
import { botName } from './botName';
import styles from './Header.module.css';
import { Icon } from './Icon';

type Props = {
  client: Client;
  situation: Situation;
  phone: Phone;
};

/** Telegram's bar over the app: back or close, the bot's name, the menu. */
export function Header({ client, situation, phone }: Props) {
  const [open, setOpen] = useState(false);
  const menu = useId();
  const platform = platformOf(situation);
  const ios = platform === 'ios' || platform === 'macos';
  const items = [
    ...(phone.settings ? [{ label: 'Settings', run: () => client.press('settings') }] : []),
    { label: 'Reload Page', run: () => client.reload() },
    { label: 'Minimize', run: () => client.minimize(true) },
    { label: 'Close app', run: () => void client.requestClose() },
  ];
  const leave = () => {
    if (phone.back) client.press('back');
    else void client.requestClose();
  };

  return (
    <header
      className={styles.header}
      data-floating={phone.fullscreen || undefined}
      data-ios={ios || undefined}
    >
      <button type="button" className={styles.leave} onClick={leave}>
        {(phone.back || !ios) && <Icon name={phone.back ? 'back' : 'close'} />}
        <span className={ios ? undefined : styles.spoken}>{phone.back ? 'Back' : 'Close'}</span>
      </button>
      <div className={styles.title}>
        <strong>{botName(situation)}</strong>
        <span>mini app</span>
      </div>
      <button
        type="button"
        className={styles.more}
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
      >
        <Icon name={ios ? 'dots' : 'more'} />
      </button>
      {open && (
        <div className={styles.menu} role="menu" id={menu} aria-label="Menu">
          {items.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              onClick={() => {
                setOpen(false);
                run();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}
