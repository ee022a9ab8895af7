const names: Record<string, string> = {
  demo: 'Oltin Qozon',
  bloom: 'Bloom',
  closed: 'Yopiq doʻkon',
};

/** The name of the merchant's bot in Telegram. */
export function botName(vendor: string): string {
  return names[vendor] ?? (vendor || 'Bot');
}
