const names: Record<string, string> = {
  demo: 'Demo Restaurant',
  bloom: 'Bloom',
  closed: 'Closed Café',
};

/** What the merchant's bot is called in Telegram. */
export function botName(vendor: string): string {
  return names[vendor] ?? (vendor || 'Bot');
}
