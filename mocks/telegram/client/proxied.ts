import * as v from 'valibot';
import type { Answer } from '../proxy/proxy';

const answer: v.GenericSchema<unknown, Answer> = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('page'), status: v.number() }),
  v.object({ kind: v.literal('unreachable'), why: v.string() }),
  v.object({ kind: v.literal('elsewhere'), address: v.string() }),
]);
const headers = { 'x-simulator': '1' };

/** The proxy that serves somebody's app, by way of the simulator's own server. */
export const proxied = {
  answer: async (): Promise<Answer> =>
    v.parse(answer, await (await fetch('/proxy', { headers })).json()),
  passOnTo: async (address: string): Promise<void> => {
    await fetch('/proxy', { method: 'PUT', headers, body: address });
  },
};
