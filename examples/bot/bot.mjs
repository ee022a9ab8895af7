import { answerChats } from './answerChats.mjs';
import { createBotApi } from './botApi.mjs';
import { receiveOrders } from './receiveOrders.mjs';

// The bot's side of the shop: `node bot.mjs`, with the settings of README.md in the environment.

const { BOT_TOKEN: token, SHOP_LINK, ORDERS_SECRET: secret, BOT_API, PORT = '8080' } = process.env;
const link = SHOP_LINK?.replace(/\/$/, '') ?? '';
const isLink = /^https:\/\/t\.me\/[a-z]\w{3,31}(\/\w{1,64})?$/i.test(link);
if (!token || !secret || !isLink) {
  console.error('Set BOT_TOKEN, ORDERS_SECRET and SHOP_LINK (https://t.me/<bot>): see README.md');
  process.exit(1);
}

const call = createBotApi({ token, ...(BOT_API && { root: BOT_API }) });
const stop = new AbortController();
const server = receiveOrders({ call, link, secret });
server.listen(Number(PORT), () => console.log(`Orders are reported to port ${PORT}`));
for (const name of ['SIGINT', 'SIGTERM'])
  process.once(name, () => {
    stop.abort();
    server.close();
  });
await answerChats({ call, link, signal: stop.signal });
