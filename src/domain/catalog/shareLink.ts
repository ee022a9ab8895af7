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
 * Share link of a product: through the merchant's mini app if its bot is known, else the shop's
 * URL. `vendor` identifies the merchant on a development host, null elsewhere.
 */
export function productLink(from: {
  productId: string;
  bot: string | null;
  origin: string;
  vendor: string | null;
}): string {
  const { productId, bot, origin, vendor } = from;
  const start = `product_${productId}`;
  const path = bot && botPathOf(bot);
  if (path && isStartParam(start)) return `https://t.me/${path}?startapp=${start}`;
  const query = vendor ? `?vendor=${encodeURIComponent(vendor)}` : '';
  return `${origin}/product/${encodeURIComponent(productId)}${query}`;
}
