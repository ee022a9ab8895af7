import type { Backend } from '../client/backend';
import type { Client } from '../client/client';
import { Panel } from '../panel/Panel';
import type { Situation } from '../situation/situation';
import { type Store, useStore } from '../store';
import { PhoneFrame } from './PhoneFrame';
import styles from './Simulator.module.css';

type Props = {
  client: Client;
  situation: Store<Situation>;
  backend: Backend;
};

/** The whole page: a phone, and the panel with its settings. */
export function Simulator({ client, situation, backend }: Props) {
  const now = useStore(situation);
  const phone = <PhoneFrame client={client} situation={now} backend={backend} bare={!now.panel} />;
  if (!now.panel) return phone;
  return (
    <main className={styles.page}>
      <div className={styles.stage}>{phone}</div>
      <Panel client={client} situation={situation} backend={backend} />
    </main>
  );
}
