// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually, startClient } from './client.testing';

let { client, situation, received, paid, say } = startClient();

beforeEach(() => {
  client.stop();
  localStorage.clear();
  ({ client, situation, received, paid, say } = startClient({ contact: 'grant' }));
});

afterEach(() => {
  vi.useRealTimers();
  client.stop();
});

const answers = (name: string) =>
  received.filter((each) => each.eventType === name).map((each) => each.eventData);

test('events come twice, and late, and not at all to a page that is gone', async () => {
  vi.useFakeTimers();
  say('web_app_ready');
  situation.set({ ...situation.get(), twice: true });
  client.press('main');
  expect(answers('main_button_pressed')).toHaveLength(2);
  situation.set({ ...situation.get(), twice: false, late: 50 });
  client.press('back');
  vi.advanceTimersByTime(49);
  expect(answers('back_button_pressed')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(answers('back_button_pressed')).toHaveLength(1);
  client.press('back');
  await client.launch();
  say('web_app_ready');
  vi.advanceTimersByTime(1000);
  expect(answers('back_button_pressed')).toHaveLength(1);
});

test('a silent client answers nothing, and still tells the app of its buttons', () => {
  situation.set({ ...situation.get(), silent: true });
  say('web_app_ready');
  say('web_app_request_phone');
  say('web_app_check_location');
  client.press('main');
  expect(received.map(({ eventType }) => eventType)).toEqual(['main_button_pressed']);
});

test('an answer that never comes: the app hears nothing, but an invoice is paid', async () => {
  const never = { contact: 'never', popup: 'never', invoice: 'never' } as const;
  situation.set({ ...situation.get(), ...never });
  say('web_app_request_phone');
  say('web_app_open_popup', { message: 'Sure?', buttons: [{ id: 'ok', type: 'ok' }] });
  say('web_app_open_invoice', { slug: 'order3' });
  await eventually(() => expect(paid).toEqual(['order3']));
  expect(client.phone.get().prompts).toEqual([]);
  expect(received).toEqual([]);
});
