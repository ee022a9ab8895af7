import type { Answer } from '../proxy/proxy';
import type { Situation } from '../situation/situation';
import type { Store } from '../store';
import type { Backend } from './backend';

/** What a client is made of. */
export type ClientOptions = {
  situation: Store<Situation>;
  /** the app's address for a situation, without launch parameters */
  addressOf: (situation: Situation) => URL;
  /** the shop's server behind the app; other apps have none here */
  backend: Backend | undefined;
  /** the bot, whose storage is its own */
  botOf: (situation: Situation) => string;
  /** what serves somebody's app; absent when the app is ours to serve */
  proxied?: { passOnTo: (address: string) => Promise<void>; answer: () => Promise<Answer> };
  botToken: string;
  storage: Storage;
  now: () => number;
};
