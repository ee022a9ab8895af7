import * as v from 'valibot';
import { createDb, type Db, type Seed } from './db';
import type { FaultRule } from './faults';
import { keyed } from './keyed';
import type { World } from './world';

/** Everything that the backend knows, as JSON: what a restart must not lose. */
export type SavedState = {
  /** tells whether the demo's own data has changed since */
  seed: number;
  db: Db;
  /** how far the clock was ahead, ms */
  clockOffset: number;
  faults: FaultRule[];
};

export function saveState({ db, seed, clock, faults }: World): SavedState {
  return structuredClone({
    seed: fingerprint(seed),
    db,
    clockOffset: clock.offset(),
    faults: faults.list(),
  });
}

/**
 * Takes over a saved state; throws if it is none. After a change of the demo's own data, customers,
 * orders and everything else that has come since are kept, on the new data.
 */
export function loadState(world: World, saved: unknown): void {
  const fresh = createDb(world.seed);
  const shape = v.object({
    seed: v.number(),
    db: v.custom<Partial<Db>>((value) => isLike(fresh, value), 'The state has another form.'),
    clockOffset: v.number(),
    faults: v.array(v.custom<FaultRule>(isFault)),
  });
  const state = structuredClone(v.parse(shape, saved));
  const { customers: _, ...shops } = world.seed;
  const renewed = state.seed === fingerprint(world.seed) ? {} : structuredClone(shops);
  const db = { ...fresh, ...state.db, ...renewed };
  // neither JSON nor a copy keeps what has no prototype
  world.db = {
    ...db,
    pictures: keyed(db.pictures),
    contacts: keyed(db.contacts),
    idempotency: keyed(db.idempotency),
  };
  world.clock.reset();
  world.clock.advance(state.clockOffset);
  world.faults.restore(state.faults);
}

/** Whether every known field is of the kind that a fresh database has. */
function isLike(fresh: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fresh).every(([name, field]) => {
    const other = fields.get(name);
    if (other === undefined) return true;
    return typeof other === typeof field && Array.isArray(other) === Array.isArray(field);
  });
}

function isFault(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'kind' in value;
}

/** FNV-1a of the seed's JSON. */
function fingerprint(seed: Seed): number {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(seed))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
