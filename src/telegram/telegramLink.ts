/**
 * A link of Telegram as `https://t.me/…`, the only form that its clients open for an app; null for
 * any other link. `tg://resolve?domain=shop&start=1` becomes `https://t.me/shop?start=1`.
 */
export function telegramLink(url: string): string | null {
  if (/^https:\/\/(t\.me|telegram\.me|telegram\.dog)(\/|$)/i.test(url)) return url;
  const query = new URLSearchParams(/^tg:(?:\/\/)?resolve\?(.*)$/i.exec(url)?.[1] ?? '');
  const name = query.get('domain') ?? '';
  query.delete('domain');
  const rest = query.toString();
  return /^\w+$/.test(name) ? `https://t.me/${name}${rest && `?${rest}`}` : null;
}
