// first, because it defines the order of the CSS layers
import './tokens.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { demoBotToken } from '../backend/bot';
import { createBackend } from './client/backend';
import { createClient } from './client/client';
import { appAddress } from './launch/launch';
import { createSimulator } from './simulator';
import { readQuery, writeQuery } from './situation/query';
import type { Situation } from './situation/situation';
import { createStore } from './store';
import { Simulator } from './view/Simulator';

const situation = createStore(readQuery(location.search));
situation.subscribe((now) => history.replaceState(null, '', location.pathname + writeQuery(now)));

const configured =
  document.querySelector<HTMLMetaElement>('meta[name="app-origin"]')?.content ?? '';
const addressOf = (now: Situation) => appAddress(now, configured, new URL(location.href));
const backend = createBackend(() => addressOf(situation.get()).origin);

const client = createClient({
  situation,
  addressOf,
  backend,
  botToken: demoBotToken,
  storage: localStorage,
  now: Date.now,
});
window.simulator = createSimulator(client, situation);

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Simulator, { client, situation, backend }));
void client.launch();
