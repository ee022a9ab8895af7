import * as v from 'valibot';
import { readSituation } from './situation/query';
import type { Situation } from './situation/situation';

const schema = v.object({
  /** signs init data and contacts */
  botToken: v.string(),
  /** where the simulator's proxy serves somebody's app; absent for the shop with its mock backend */
  proxy: v.optional(v.string()),
  /** the settings of the panel to start with, as in the address */
  defaults: v.optional(v.record(v.string(), v.string()), {}),
});

/** What the server writes into the simulator's page. */
export type WrittenSettings = v.InferInput<typeof schema>;

export type Settings = {
  botToken: string;
  proxy: string | undefined;
  defaults: Situation;
};

/** Reads the settings in the page, which only this page can see: other origins are refused it. */
export function readSettings(written: string): Settings {
  const { botToken, proxy, defaults } = v.parse(schema, JSON.parse(written));
  return { botToken, proxy, defaults: readSituation(new URLSearchParams(defaults)) };
}
