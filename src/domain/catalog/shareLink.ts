/**
 * The bot path in a link or handle as merchants type it: `https://t.me/shop_bot/app`,
 * `t.me/shop_bot`, `@shop_bot`.
 */
function botPathOf(bot: string): string | null {
  const [, path] =
    /^(?:(?:https?:\/\/)?(?:t\.me|telegram\.me|telegram\.dog)\/|@)?([a-z]\w{3,31}(?:\/\w{1,64})?)\/?(?:\?.*)?$/i.exec(
      bot.trim(),
    ) ?? [];
  return path ?? null;
}

/** Characters and length Telegram allows in a start parameter. */
const isStartParam = (value: string): boolean => /^[\w-]{1,512}$/.test(value);

/**
 * Where links into the shop start. `bot`: the merchant's, null if unknown. `vendor` identifies the
 * merchant on a development host, null elsewhere.
 */
export type LinkBase = { bot: string | null; origin: string; vendor: string | null };

/** A link through the merchant's mini app; null without a bot, or if Telegram cannot carry it. */
export function botLinkTo({ bot }: Pick<LinkBase, 'bot'>, start: string): string | null {
  const path = bot && botPathOf(bot);
  return path && isStartParam(start) ? `https://t.me/${path}?startapp=${start}` : null;
}

/** A link to a path of the shop in the browser. */
export function shopLinkTo(
  { origin, vendor }: Pick<LinkBase, 'origin' | 'vendor'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = Object.entries(vendor === null ? query : { ...query, vendor });
  const search = all.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return origin + path + (search && `?${search}`);
}

/** Share link of a product: through the merchant's mini app if its bot is known, else the shop's URL. */
export const productLink = (from: LinkBase & { productId: string }): string =>
  botLinkTo(from, `product_${from.productId}`) ??
  shopLinkTo(from, `/product/${encodeURIComponent(from.productId)}`);
