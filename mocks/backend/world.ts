import type { Clock } from './clock';
import type { Db } from './db';
import type { FaultBox } from './faults';
import type { Recorder } from './recorder';
import type { MerchantRecord } from './records/merchant';
import type { UserRecord } from './records/user';

/** Shared by all routes. A reset replaces `db`. */
export type World = {
  db: Db;
  readonly clock: Clock;
  readonly faults: FaultBox;
  readonly recorder: Recorder;
  reset(): void;
};

/** Set by the middleware for the handlers. */
export type Env = { Variables: { merchant: MerchantRecord; user: UserRecord; token: string } };
