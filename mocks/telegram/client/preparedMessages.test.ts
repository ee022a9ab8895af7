// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually, startClient } from './client.testing';

let { client, received, prepared, say } = startClient();

beforeEach(() => {
  client.stop();
  ({ client, received, prepared, say } = startClient());
});

afterEach(() => client.stop());

const card = {
  picture: 'http://app.test/cdn/plov.webp',
  text: 'Plov\n30 000 soʻm',
  button: { text: 'Open', url: 'https://t.me/shop_bot?startapp=product_1' },
};

/** The app asks for a message to be sent; resolves to Telegram's question. */
async function askedFor(id: string) {
  say('web_app_send_prepared_message', { id });
  await eventually(() => expect(client.phone.get().prompts).toHaveLength(1));
  const [prompt] = client.phone.get().prompts;
  if (!prompt) throw new Error('Telegram asks nothing');
  return prompt;
}

test('a message is shown as the bot has prepared it, and sent', async () => {
  prepared.set('7', card);
  const prompt = await askedFor('7');
  expect(prompt).toMatchObject({
    text: card.text,
    card: { picture: card.picture, button: 'Open' },
  });
  prompt.answer({ id: 'yes', text: '' });
  await eventually(() => expect(received).toEqual([{ eventType: 'prepared_message_sent' }]));
});

test('a message of a bot that is not the simulator’s is shown by its id', async () => {
  const prompt = await askedFor('8');
  expect(prompt.text).toBe('8');
  expect(prompt.card).toBeUndefined();
});

test.each([{ id: 'no', text: '' }, undefined])(
  'a person who answers %j sends nothing',
  async (reply) => {
    prepared.set('7', card);
    (await askedFor('7')).answer(reply);
    const eventData = { error: 'USER_DECLINED' };
    await eventually(() =>
      expect(received).toEqual([{ eventType: 'prepared_message_failed', eventData }]),
    );
  },
);
