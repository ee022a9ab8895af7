import { beforeEach, expect, test, vi } from 'vitest';
import { createLocate } from './location';

const asked = vi.hoisted(() => vi.fn<(method: string) => Promise<object>>());

vi.mock('@tma.js/sdk', async (original) => ({
  ...(await original<typeof import('@tma.js/sdk')>()),
  request2: asked,
}));

/** What the client says to each of its two questions; null: nothing, until the time is up. */
type Client = { checked: object | null; requested: object | null };

const granted = { available: true, access_requested: true, access_granted: true };
const notAsked = { available: true, access_requested: false, access_granted: false };
const here = { available: true, latitude: 41.31, longitude: 69.28, horizontal_accuracy: 12 };

beforeEach(() => void asked.mockReset());

function standIn({ checked, requested }: Client) {
  const answers: Record<string, object | null> = {
    web_app_check_location: checked,
    web_app_request_location: requested,
  };
  asked.mockImplementation((method: string) => {
    const answer = answers[method];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('Timed out'));
  });
  return createLocate('8.0');
}

test.each([
  ['allowed before', granted],
  ['asks the person now', notAsked],
])('the client knows the place: %s', async (_, checked) => {
  const locate = standIn({ checked, requested: here });
  await expect(locate()).resolves.toEqual({
    status: 'found',
    place: { latitude: 41.31, longitude: 69.28 },
  });
});

test.each<[string, Client]>([
  ['the person says no', { checked: notAsked, requested: { available: false } }],
  ['the person does not answer in time', { checked: granted, requested: null }],
])('it is refused when %s', async (_, client) => {
  await expect(standIn(client)()).resolves.toEqual({ status: 'refused' });
});

test('a no from before is not put in question again', async () => {
  const checked = { ...granted, access_granted: false };
  await expect(standIn({ checked, requested: here })()).resolves.toEqual({ status: 'refused' });
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['has no location', { available: false }],
  ['keeps silent', null],
])('it is unavailable when the client %s', async (_, checked) => {
  const locate = standIn({ checked, requested: here });
  await expect(locate()).resolves.toEqual({ status: 'unavailable' });
});

test('a client below 8.0 is not asked at all', async () => {
  standIn({ checked: granted, requested: here });
  await expect(createLocate('7.10')()).resolves.toEqual({ status: 'unavailable' });
  expect(asked).not.toHaveBeenCalled();
});

test('two taps put one question', async () => {
  const locate = standIn({ checked: granted, requested: here });
  const [first, second] = await Promise.all([locate(), locate()]);
  expect(first).toEqual(second);
  expect(asked).toHaveBeenCalledTimes(2);
  await locate();
  expect(asked).toHaveBeenCalledTimes(4);
});
