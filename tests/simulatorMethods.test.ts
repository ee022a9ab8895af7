import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { startClient } from '../mocks/telegram/client/client.testing';
import {
  isMethod,
  type MethodName,
  methods,
  youngParameters,
} from '../mocks/telegram/protocol/methods';
import { type Platform, platforms, quirks } from '../mocks/telegram/protocol/platforms';

// every method is called on every platform
vi.setConfig({ testTimeout: 120_000 });

const stored = { req_id: '1', key: 'name', value: 'text' };
const button = { is_visible: true, is_active: true, text: 'Order' };

/** What an app sends; methods without parameters are missing. */
const samples: Partial<Record<MethodName, object>> = {
  iframe_ready: { reload_supported: true },
  web_app_data_send: { data: 'text' },
  web_app_setup_main_button: button,
  web_app_setup_secondary_button: button,
  web_app_setup_closing_behavior: { need_confirmation: true },
  web_app_open_link: { url: 'https://shop.example/' },
  web_app_open_tg_link: { path_full: '/durov' },
  web_app_open_invoice: { slug: 'invoice' },
  web_app_setup_back_button: { is_visible: true },
  web_app_setup_settings_button: { is_visible: true },
  web_app_set_background_color: { color: '#112233' },
  web_app_set_bottom_bar_color: { color: '#112233' },
  web_app_set_header_color: { color: '#112233' },
  web_app_trigger_haptic_feedback: { type: 'selection_change' },
  web_app_open_popup: { message: 'Sure?', buttons: [{ id: 'yes', type: 'ok' }] },
  web_app_read_text_from_clipboard: { req_id: '1' },
  web_app_switch_inline_query: { query: 'plov' },
  web_app_invoke_custom_method: { req_id: '1', method: 'getStorageKeys', params: {} },
  web_app_biometry_update_token: { token: 'secret' },
  web_app_setup_swipe_behavior: { allow_vertical_swipe: false },
  web_app_share_to_story: { media_url: 'https://shop.example/a.jpg' },
  web_app_send_prepared_message: { id: '1' },
  web_app_request_file_download: { url: 'https://shop.example/a.pdf', file_name: 'a.pdf' },
  web_app_set_emoji_status: { custom_emoji_id: '5' },
  web_app_toggle_orientation_lock: { locked: true },
  web_app_device_storage_save_key: stored,
  web_app_device_storage_get_key: stored,
  web_app_device_storage_clear: stored,
  web_app_secure_storage_save_key: stored,
  web_app_secure_storage_get_key: stored,
  web_app_secure_storage_restore_key: stored,
  web_app_secure_storage_clear: stored,
  web_app_request_chat: { req_id: '1' },
  web_app_verify_age: { passed: true, age: 18 },
};

const names = Object.keys(methods).filter(isMethod);

test('docs/simulatorMethods.md tells how the simulator answers (npm run docs rewrites it)', async () => {
  const rows: string[] = [];
  for (const name of names) rows.push(await rowOf(name));
  await expect(`${heading}${rows.join('\n')}\n`).toMatchFileSnapshot('../docs/simulatorMethods.md');
});

const heading = `# What the simulator answers

Look up here what a method takes, since when, and what each platform's client answers; written by \`npm run docs\`, by calling
each. A parameter with a question mark may be missing; one of another type is put right or left out, and the log says so. The user
agrees to every question; biometry and motion sensors are switched on in the panel. Where no platform is named all answer alike. What
a method without an event changes has its name in \`client/phone.ts\`.

| Method | Since | Parameters | Answer |
| --- | --- | --- | --- |
`;

async function rowOf(name: MethodName): Promise<string> {
  const byAnswer = new Map<string, Platform[]>();
  for (const platform of platforms) {
    const answer = await answerOf(name, platform);
    byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), platform]);
  }
  const answers = [...byAnswer].map(([answer, where]) =>
    byAnswer.size === 1
      ? answer
      : `**${where.map((platform) => quirks[platform].label).join(', ')}**: ${answer}`,
  );
  const { since } = methods[name];
  return `| \`${name}\` | ${since} | ${parametersOf(name)} | ${answers.join('<br>')} |`;
}

/** What the app hears, or else what it changes around itself. */
async function answerOf(name: MethodName, platform: Platform): Promise<string> {
  localStorage.clear();
  const { client, received, say } = startClient({
    platform,
    version: '10.2',
    biometry: 'grant',
    motion: true,
    links: false,
  });
  client.phone.set({ ...client.phone.get(), status: 'open' });
  const before = client.phone.get();
  say(name, samples[name]);
  let isAsking = false;
  const hears = () => received.length > 0 || !slow.has(name);
  for (let turn = 0; turn < 8 || (turn < 1000 && !hears()); turn += 1) {
    const [prompt] = client.phone.get().prompts;
    isAsking ||= prompt !== undefined;
    const agreed = prompt?.actions.find(({ id }) => id === 'paid') ?? prompt?.actions.at(-1);
    prompt?.answer({ id: agreed?.id ?? '', text: 'text' });
    await new Promise((resolve) => setTimeout(resolve));
  }
  const after = client.phone.get();
  client.stop();
  const { refusal } = client.log.entries.get().find((entry) => entry.name === name) ?? {};
  if (refusal) throw new Error(`${name}: ${refusal}`);
  const heard = received.map(({ eventType, eventData }) => `\`${eventType}\`${shown(eventData)}`);
  const changed = Object.keys(after).filter(
    (key) =>
      key !== 'prompts' &&
      JSON.stringify(Reflect.get(after, key)) !== JSON.stringify(Reflect.get(before, key)),
  );
  const outcome =
    heard.join(', then ') ||
    (changed.length > 0
      ? `no event; changes ${changed.map((key) => `\`${key}\``).join(', ')}`
      : 'nothing');
  return isAsking ? `asks, then ${outcome}` : outcome;
}

/** Their answers are signed, which takes real time. */
const slow = new Set<MethodName>(['web_app_request_phone']);
const shownLength = 90;

function shown(data: unknown): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data);
  return ` \`${json.length > shownLength ? `${json.slice(0, shownLength)}…` : json}\``.replaceAll(
    '|',
    '\\|',
  );
}

function parametersOf(name: MethodName): string {
  const young = youngParameters[name] ?? {};
  return entriesOf(methods[name].data)
    .map(([key, isOptional, type]) => {
      const notes = [type, young[key] && `since ${young[key]}`].filter(Boolean).join(', ');
      return `\`${key}\`${isOptional ? '?' : ''}${notes && ` (${notes})`}`;
    })
    .join(', ');
}

/** The parameters of a schema: whether each may be missing, and its type in words. */
function entriesOf(schema: v.GenericSchema): [string, boolean, string][] {
  const parts = new Map(Object.entries(schema));
  const wrapped = parts.get('wrapped');
  if (wrapped) return entriesOf(asSchema(wrapped));
  return Object.entries(Object(parts.get('entries'))).map(([key, entry]) => [
    key,
    asSchema(entry).type === 'optional',
    typeOf(asSchema(entry)),
  ]);
}

const typeNames: Record<string, string> = {
  boolean: 'yes or no',
  string: 'text',
  array: 'list',
  null: 'null',
  unknown: '',
};

function typeOf(schema: v.GenericSchema): string {
  const parts = new Map(Object.entries(schema));
  const wrapped = parts.get('wrapped');
  if (wrapped) return typeOf(asSchema(wrapped));
  const options: unknown = parts.get('options');
  if (Array.isArray(options)) {
    return options
      .map((option) => (typeof option === 'string' ? option : typeOf(asSchema(option))))
      .join(' / ');
  }
  if (schema.type === 'literal') return `\`${String(parts.get('literal'))}\``;
  return parts.has('pipe') ? 'colour' : (typeNames[schema.type] ?? schema.type);
}

function asSchema(value: unknown): v.GenericSchema {
  return v.parse(
    v.custom<v.GenericSchema>((each) => typeof each === 'object'),
    value,
  );
}
