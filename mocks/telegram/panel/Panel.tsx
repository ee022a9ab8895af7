import type { Backend } from '../client/backend';
import type { Client } from '../client/client';
import type { Situation } from '../situation/situation';
import { type Store, useStore } from '../store';
import { Complaints } from '../view/Complaints';
import { AnswersCard } from './AnswersCard';
import type { CardProps } from './Card';
import { ClientCard } from './ClientCard';
import { FaultsCard } from './FaultsCard';
import { LaunchCard } from './LaunchCard';
import { LogCard } from './LogCard';
import { LooksCard } from './LooksCard';
import { OrdersCard } from './OrdersCard';
import styles from './Panel.module.css';
import { ScreenCard } from './ScreenCard';
import { ServerCard } from './ServerCard';
import { ShopCard } from './ShopCard';
import { TelegramFaultsCard } from './TelegramFaultsCard';
import { Toolbar } from './Toolbar';
import { UserCard } from './UserCard';

type Props = {
  client: Client;
  situation: Store<Situation>;
  backend: Backend | undefined;
};

/** All settings of the simulated Telegram, and the message log. */
export function Panel({ client, situation, backend }: Props) {
  const card: CardProps = {
    now: useStore(situation),
    change: (part) => situation.set({ ...situation.get(), ...part }),
  };
  return (
    <section className={styles.panel} aria-label="Panel">
      <Complaints log={client.log} />
      <Toolbar client={client} {...card} />
      <div className={styles.cards}>
        <LaunchCard {...card} ours={backend !== undefined} />
        <UserCard {...card} />
        <LooksCard {...card} />
        <ClientCard {...card} />
        <ScreenCard {...card} />
        <AnswersCard {...card} />
        <TelegramFaultsCard {...card} />
        {backend && (
          <>
            <FaultsCard backend={backend} />
            <ServerCard backend={backend} now={card.now} />
            <OrdersCard backend={backend} />
            <ShopCard backend={backend} vendor={card.now.vendor} onChange={client.reload} />
          </>
        )}
      </div>
      <LogCard client={client} />
    </section>
  );
}
