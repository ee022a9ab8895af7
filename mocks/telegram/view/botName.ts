import type { Situation } from '../situation/situation';

const names: Record<string, string> = {
  demo: 'Oltin Qozon',
  bloom: 'Bloom',
  closed: 'Yopiq doʻkon',
};

/** The name of the bot in Telegram: the merchant's, or where somebody's app is. */
export function botName({ vendor, app }: Pick<Situation, 'vendor' | 'app'>): string {
  if (!vendor && URL.canParse(app)) return new URL(app).host;
  return names[vendor] ?? (vendor || 'Bot');
}
