const names: Record<string, string> = {
  demo: 'Oltin Qozon',
  bloom: 'Bloom',
  closed: 'Yopiq doʻkon',
};

/** What the merchant's bot is called in Telegram. */
export function botName(vendor: string): string {
  return names[vendor] ?? (vendor || 'Bot');
}
