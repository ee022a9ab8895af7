import type { Clock } from './clock';
import type { Db, Seed } from './db';
import type { FaultBox } from './faults';
import type { Recorder } from './recorder';
import type { MerchantRecord } from './records/merchant';
import type { UserRecord } from './records/user';

/** Shared by all routes. A reset or a loaded state replaces `db`. */
export type World = {
  db: Db;
  readonly clock: Clock;
  readonly faults: FaultBox;
  readonly recorder: Recorder;
  /** the data before the first visit */
  readonly seed: Seed;
  /** signs the init data that is accepted */
  readonly botToken: string;
  /** the key of the merchant shown on hosts that belong to none, null for none */
  readonly otherHosts: string | null;
  reset(): void;
};

/** Set by the middleware for the handlers. */
export type Env = { Variables: { merchant: MerchantRecord; user: UserRecord; token: string } };
