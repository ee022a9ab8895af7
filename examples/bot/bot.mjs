import { answerChats } from './answerChats.mjs';
import { createBotApi } from './botApi.mjs';
import { receiveOrders } from './receiveOrders.mjs';
import { readSettings } from './settings.mjs';

// The bot's side of the shop: `node bot.mjs`, with the settings of README.md in the environment.

try {
  const { token, link, secret, port, root } = readSettings(process.env);
  const call = createBotApi({ token, root });
  const stop = new AbortController();
  const server = receiveOrders({ call, link, secret });
  server.once('error', fail);
  server.listen(port, () => console.log(`Orders are reported to port ${port}`));
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => {
      stop.abort();
      server.close();
    });
  await answerChats({ call, link, signal: stop.signal });
} catch (error) {
  fail(error);
}

function fail(/** @type {unknown} */ error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const isPort = ['EADDRINUSE', 'EACCES'].includes(code);
  console.error(isPort ? `${message}: set PORT to another one, above 1023.` : message);
  process.exit(1);
}
