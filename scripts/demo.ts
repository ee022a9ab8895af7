import { resolve } from 'node:path';
import { appDir, buildWhenOutdated, mocksDir } from './buildShop';
import { openTerminal } from './demo/askOperator';
import { botApiOrigin } from './demo/botApi';
import { OperatorError, readToken } from './demo/readToken';
import { type Demo, startDemo } from './demo/startDemo';
import { portOf, readOptions } from './options';
import { seedWith } from './realShop/loadRecording';
import { root } from './root';
import { say, untilStopped } from './untilStopped';

// BOT_TOKEN_FILE=… npm run demo [-- --url https://…] [--shop shops/mysub] [--state <folder>]
// [--port 4173]: the production build, opened in real Telegram by a bot of your own:
// docs/operators.md. `--shop` shows a merchant that npm run record has recorded.

/** What runs where, what was found, and the steps from here to the phone. */
function introduce(demo: Demo, hasToken: boolean, merchantKey: string): string {
  const { origin, controlsOrigin, stateFile, orders } = demo;
  const { port } = new URL(origin);
  const found = orders > 0 ? `orders found: ${orders}` : 'no orders yet';
  return `
  The shop for real Telegram: the production build with the mock backend.

  Shop       ${origin}/?vendor=${encodeURIComponent(merchantKey)}
  Gallery    ${origin}/gallery/
  Controls   ${controlsOrigin}/__mock/orders   (this machine only)
  State      ${stateFile} (${found})

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

const { values } = readOptions({
  options: {
    url: { type: 'string' },
    shop: { type: 'string' },
    state: { type: 'string', default: '.cache/demo' },
    port: { type: 'string', default: '4173' },
  },
});
const port = portOf(values.port);
const { BOT_TOKEN_FILE, BOT_API_ORIGIN } = process.env;

let demo: Demo | null = null;
try {
  const apiOrigin = botApiOrigin(process.env);
  const token = BOT_TOKEN_FILE ? readToken(resolve(BOT_TOKEN_FILE), say) : null;
  if (!process.env.SKIP_BUILD) await buildWhenOutdated();
  const { seed, vendor } = await seedWith(values.shop);
  const merchantKey = vendor ?? 'demo';
  demo = await startDemo({
    seed,
    merchantKey,
    appDir,
    mocksDir,
    folder: resolve(root, values.state),
    token,
    botApiOrigin: apiOrigin,
    port,
    controlsPort: port + 1,
    say,
  });
  const { close } = demo;
  untilStopped(() => close());
  say(introduce(demo, token !== null, merchantKey));
  if (BOT_API_ORIGIN) say(`BOT_API_ORIGIN is set: the bot is served by ${BOT_API_ORIGIN}.`);
  const terminal = openTerminal();
  await demo.connectBot(terminal.ask, values.url);
  terminal.close();
} catch (error) {
  await demo?.close();
  if (!(error instanceof OperatorError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}
