import type { Demo } from './startDemo';

/** What runs where, what was found, and the steps from here to the phone. */
export function introduce(demo: Demo, hasToken: boolean, merchantKey: string): string {
  const { origin, controlsOrigin, storage, orders } = demo;
  const { port } = new URL(origin);
  const found = orders > 0 ? `orders found: ${orders}` : 'no orders yet';
  return `
  The shop for real Telegram: the production build with the mock backend.

  Shop       ${origin}/?vendor=${encodeURIComponent(merchantKey)}
  Gallery    ${origin}/gallery/
  Controls   ${controlsOrigin}/__mock/orders   (this machine only)
  State      ${storage.path} (${storage.kind}, ${found})

  Steps
  1. A tunnel, in a second terminal. Either of
       cloudflared tunnel --url http://localhost:${port}
       ssh -R 80:localhost:${port} localhost.run
     It prints an https address.
${hasToken ? withToken : withoutToken}
  Ctrl-C stops it. The orders are there again the next time.
`;
}

const withToken = `  2. Give that address below. This command then checks it, and asks before it sets the bot’s menu button.
  3. On the phone: open the bot, press Start, then the button.
`;

const withoutToken = `  2. A bot: write /newbot to @BotFather in Telegram. Save the token it gives into a file of its own
     (chmod 600), outside this folder.
  3. Stop this command and run it with the token: BOT_TOKEN_FILE=<that file> npm run demo
     Without the token the shop runs, but nobody can sign in from Telegram.
`;
