import type { Clock } from './clock';
import type { Db } from './db';
import type { FaultBox } from './faults';
import type { Recorder } from './recorder';
import type { MerchantRecord } from './records/merchant';
import type { UserRecord } from './records/user';

/** What every route closes over. `db` is replaced as a whole by a reset. */
export type World = {
  db: Db;
  readonly clock: Clock;
  readonly faults: FaultBox;
  readonly recorder: Recorder;
  reset(): void;
};

/** What the middleware leaves for the handlers. */
export type Env = { Variables: { merchant: MerchantRecord; user: UserRecord; token: string } };
