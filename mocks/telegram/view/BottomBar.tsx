import type { Client } from '../client/client';
import type { Phone } from '../client/phone';
import styles from './BottomBar.module.css';
import { BottomButton } from './BottomButton';

type Props = {
  client: Client;
  phone: Phone;
};

/** The app's main and secondary button, rendered by Telegram below the app. */
export function BottomBar({ client, phone }: Props) {
  const { main, secondary } = phone;
  const both = main?.visible && secondary?.visible;
  if (!main?.visible && !secondary?.visible) return null;
  return (
    <footer className={styles.bar} data-position={both ? secondary.position : undefined}>
      {secondary?.visible && (
        <BottomButton button={secondary} kind="secondary" press={() => client.press('secondary')} />
      )}
      {main?.visible && (
        <BottomButton button={main} kind="main" press={() => client.press('main')} />
      )}
    </footer>
  );
}
