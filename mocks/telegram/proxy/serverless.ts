import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What an endpoint of Telegram's serverless hosting answers: status and JSON. */
export type EndpointAnswer = { status: number; body: unknown };

/** The endpoints of a bot that Telegram hosts, each with what it always answers. */
export type Stubs = {
  /** `name` as in `Serverless.call(name)`; the header carries the init data */
  answer: (name: string, authorization: string | undefined) => EndpointAnswer;
};

const envelope = v.looseObject({
  ok: v.boolean(),
  error_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
});
const file = v.record(v.string(), v.unknown());

/**
 * Reads the stubs of a JSON file: by an endpoint's name the value that it returns, or a whole answer,
 * `{"ok": false, "error_code": 409, "description": "Sold out"}`. Returns what is wrong as a sentence.
 */
export function readStubs(json: string, botToken: string): Stubs | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return 'It is not JSON.';
  }
  if (!v.is(file, parsed) || Array.isArray(parsed)) return 'It is not an object of endpoints.';
  const values = new Map(Object.entries(parsed));
  return {
    answer: (name, authorization) => {
      if (!isSigned(authorization, botToken)) return failure(401, 'Init data is missing or wrong');
      if (!values.has(name)) return failure(404, `The file of stubs has no endpoint ${name}`);
      const value = values.get(name);
      const whole = v.safeParse(envelope, value);
      if (!whole.success) return { status: 200, body: { ok: true, result: value } };
      const { ok, error_code } = whole.output;
      return { status: ok ? 200 : (error_code ?? 400), body: value };
    },
  };
}

const failure = (status: number, description: string): EndpointAnswer => ({
  status,
  body: { ok: false, error_code: status, description },
});

/** Whether the header, `TMA` and init data in base64, is signed with the bot's token. */
function isSigned(authorization: string | undefined, botToken: string): boolean {
  const encoded = /^TMA (\S+)$/.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return false;
  const fields = new URLSearchParams(Buffer.from(encoded, 'base64').toString('latin1'));
  const hash = fields.get('hash') ?? '';
  fields.delete('hash');
  const lines = [...fields].map(([key, value]) => `${key}=${value}`).sort();
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const wanted = createHmac('sha256', secret).update(lines.join('\n')).digest();
  const given = Buffer.from(hash, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
