import { type GenericSchema, safeParse } from 'valibot';
import type { Http, Schema } from '../../src/api/call';
import { schemaOf } from '../../src/api/http';
import { partsRead } from '../../src/api/partsRead';
import { failure } from '../../src/api/result';
import { settingsParts } from '../../src/api/settings';
import { merchantParts } from '../../src/api/wireMerchant';
import type { Known, Read } from './read';

/**
 * What the shop reads of a read's body: a list of what may pass into a recording, made by the
 * schemas themselves. Rejects for a text that is not JSON.
 */
export async function keptParts(read: Read, text: string, known: Known): Promise<unknown> {
  const value: unknown = JSON.parse(text);
  // These copy their whole input; maps and trackers of the merchant's are not rehearsed.
  if (read.name === 'merchant') return { ...Object(merchantParts(value)), yandexMapKey: null };
  if (read.name.startsWith('settings')) return settingsParts(value);
  let kept: unknown = null;
  await read.ask(
    httpOf((schema) => {
      kept = partsRead(value, (watched) => safeParse(schema, watched));
      return safeParse(schema, value);
    }),
    known,
  );
  return kept;
}

/** A client whose only answer is read by `parse`. */
function httpOf(parse: (schema: GenericSchema) => ReturnType<typeof safeParse>): Http {
  const send = async (_: string, call: { schema?: Schema<unknown> } = {}) => {
    const schema = await schemaOf(call.schema);
    const read = schema && parse(schema);
    return read?.success ? [null, read.output] : failure('unreadable');
  };
  return { get: send, post: send, put: send, delete: send } as Http;
}
