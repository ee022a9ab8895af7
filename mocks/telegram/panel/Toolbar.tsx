import type { Client } from '../client/client';
import { accountNames } from '../situation/users';
import { useStoreByFrame } from '../store';
import { Button } from './Button';
import type { CardProps } from './Card';
import { CopyButton } from './CopyButton';
import fields from './fields.module.css';
import styles from './Toolbar.module.css';

type Props = CardProps & {
  client: Client;
};

/** Actions on the app as a whole. */
export function Toolbar({ client, now, change }: Props) {
  const phone = useStoreByFrame(client.phone);
  const facts = [
    phone.ready && 'ready',
    phone.expanded && 'expanded',
    phone.closingConfirmation && 'asks before closing',
    !phone.verticalSwipes && 'swipes off',
    phone.fullscreen && 'full screen',
  ].filter((fact) => fact !== false);
  const other = accountNames.find((name) => name !== now.user) ?? now.user;
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1>Telegram simulator</h1>
        <p data-testid="facts">
          {phone.status === 'open' ? facts.join(' · ') || 'no message from the app' : phone.status}
        </p>
      </div>
      <div className={fields.buttons}>
        <Button onPress={() => void client.launch()}>Relaunch</Button>
        <Button onPress={() => client.reload()}>Reload</Button>
        <Button onPress={() => client.reload(true)}>Kill the web view</Button>
        <Button onPress={() => change({ second: now.second === '' ? other : '' })}>
          {now.second === '' ? 'Second person' : 'Remove the second'}
        </Button>
        <CopyButton text={() => location.href}>Copy the link</CopyButton>
      </div>
    </header>
  );
}
