import type { MiddlewareHandler } from 'hono';
import type { MerchantRecord } from './records/merchant';
import { Refusal } from './refusal';
import type { Env, World } from './world';

/** Calls that work for an inactive merchant: `/blocked` is rendered from them. */
const openWhenInactive = /\/merchants\/(sub|domain)\/|\/merchant\/settings\//;

/** §6: every call names its merchant in a header, by key or id. */
export function withMerchant(world: World): MiddlewareHandler<Env> {
  return (c, next) => {
    const named = c.req.header('merchant');
    if (!named) throw new Refusal(400, 'merchant-header-missing');
    const merchant =
      world.db.merchants.find((each) => each.id === named || each.sub === named) ??
      merchantOfOtherHosts(world);
    // A shop on its own domain learns its merchant's key from this very call.
    if (!merchant && /\/merchants\/(sub|domain)\//.test(c.req.path)) return next();
    if (!merchant) throw new Refusal(404, 'merchant-not-found');
    if (!merchant.isActive && !openWhenInactive.test(c.req.path)) {
      throw new Refusal(403, 'merchant-inactive');
    }
    c.set('merchant', merchant);
    return next();
  };
}

/** The merchant on hosts that belong to none, such as a tunnel's. */
export function merchantOfOtherHosts({ db, otherHosts }: World): MerchantRecord | undefined {
  return db.merchants.find((each) => each.sub === otherHosts);
}

/** §6: calls marked WITH_TOKEN require a bearer token of one of this merchant's users. */
export function withToken(world: World): MiddlewareHandler<Env> {
  return (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const session = world.db.sessions.find((each) => each.token === token);
    const user = world.db.users.find((each) => each.id === session?.userId);
    if (!token || !user || session?.merchantId !== c.get('merchant').id) {
      throw new Refusal(401, 'unauthorized');
    }
    c.set('user', user);
    c.set('token', token);
    return next();
  };
}
