// first, because it defines the order of the CSS layers
import './tokens.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBackend } from './client/backend';
import { createClient } from './client/client';
import { proxied } from './client/proxied';
import { appAddress, isWebAddress, proxiedAddress } from './launch/launch';
import { readSettings } from './settings';
import { createSimulator } from './simulator';
import { readQuery, writeQuery } from './situation/query';
import type { Situation } from './situation/situation';
import { createStore } from './store';
import { Simulator } from './view/Simulator';

const { botToken, proxy, defaults } = readSettings(
  document.getElementById('settings')?.textContent ?? '',
);
const opened = readQuery(location.search, defaults);
if (proxy && !isWebAddress(opened.app)) opened.app = defaults.app;
const situation = createStore(opened);
const queryOf = (now: Situation) => writeQuery(now, defaults);
situation.subscribe((now) => history.replaceState(null, '', location.pathname + queryOf(now)));

const configured =
  document.querySelector<HTMLMetaElement>('meta[name="app-origin"]')?.content ?? '';
const addressOf = (now: Situation) =>
  proxy ? proxiedAddress(now, proxy) : appAddress(now, configured, new URL(location.href));
const backend = proxy ? undefined : createBackend(() => addressOf(situation.get()).origin);

const client = createClient({
  situation,
  addressOf,
  backend,
  botToken,
  botOf: ({ vendor, app }) => (proxy ? new URL(app).origin : vendor),
  ...(proxy && { proxied }),
  storage: localStorage,
  now: Date.now,
});
window.simulator = createSimulator(client, situation);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(createElement(Simulator, { client, situation, backend, queryOf }));
void client.launch();
