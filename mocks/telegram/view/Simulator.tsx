import type { Backend } from '../client/backend';
import type { Client } from '../client/client';
import { Panel } from '../panel/Panel';
import type { Situation } from '../situation/situation';
import { type Store, useStore } from '../store';
import { Complaints } from './Complaints';
import { PhoneFrame } from './PhoneFrame';
import { SecondPhone } from './SecondPhone';
import styles from './Simulator.module.css';

type Props = {
  client: Client;
  situation: Store<Situation>;
  backend: Backend | undefined;
  /** the page's query with other settings */
  queryOf: (situation: Situation) => string;
};

/** The whole page: one phone or two, and the panel with the settings. */
export function Simulator({ client, situation, backend, queryOf }: Props) {
  const now = useStore(situation);
  const phone = (
    <PhoneFrame
      client={client}
      situation={now}
      backend={backend}
      bare={!now.panel && now.second === ''}
    />
  );
  if (!now.panel && now.second === '') {
    return (
      <>
        {phone}
        <Complaints log={client.log} isFloating />
      </>
    );
  }
  return (
    <main className={styles.page}>
      <div className={styles.stage}>
        {phone}
        {now.second !== '' && <SecondPhone situation={now} user={now.second} queryOf={queryOf} />}
      </div>
      {now.panel ? (
        <Panel client={client} situation={situation} backend={backend} />
      ) : (
        <Complaints log={client.log} isFloating />
      )}
    </main>
  );
}
