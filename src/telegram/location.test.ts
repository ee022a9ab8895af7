import { beforeEach, expect, test, vi } from 'vitest';
import { createLocate } from './location';

const sendRequest = vi.hoisted(() => vi.fn<(method: string) => Promise<object>>());

vi.mock('@tma.js/sdk', async (original) => ({
  ...(await original<typeof import('@tma.js/sdk')>()),
  request2: sendRequest,
}));

/** The client's responses to the two requests; null: times out. */
type Client = { checked: object | null; requested: object | null };

const granted = { available: true, access_requested: true, access_granted: true };
const notAsked = { available: true, access_requested: false, access_granted: false };
const refused = { status: 'refused', openSettings: expect.any(Function) };
const here = { available: true, latitude: 41.31, longitude: 69.28, horizontal_accuracy: 12 };

beforeEach(() => void sendRequest.mockReset());

function stubClient({ checked, requested }: Client) {
  const answers: Record<string, object | null> = {
    web_app_check_location: checked,
    web_app_request_location: requested,
  };
  sendRequest.mockImplementation((method: string) => {
    const answer = answers[method];
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('Timed out'));
  });
  return createLocate('8.0');
}

test.each([
  ['has been granted', granted],
  ['has not been requested yet', notAsked],
])('the location is found when permission %s', async (_, checked) => {
  const locate = stubClient({ checked, requested: here });
  await expect(locate()).resolves.toEqual({
    status: 'found',
    place: { latitude: 41.31, longitude: 69.28 },
  });
});

test('a client that answers the request after ten seconds gives a place that still counts', async () => {
  vi.useFakeTimers();
  let allow: (answer: object) => void = () => undefined;
  sendRequest.mockImplementation((method: string) =>
    method === 'web_app_check_location'
      ? Promise.resolve(notAsked)
      : new Promise((resolve) => {
          allow = resolve;
        }),
  );
  const asked = createLocate('8.0')();
  await vi.advanceTimersByTimeAsync(10_000);
  const answer = await asked;
  vi.useRealTimers();
  allow(here);
  const place = answer.status === 'late' ? await answer.place : undefined;
  expect(place).toEqual({ latitude: 41.31, longitude: 69.28 });
});

test('the result offers the settings when the user declines', async () => {
  const locate = stubClient({ checked: notAsked, requested: { available: false } });
  await expect(locate()).resolves.toEqual(refused);
});

test('after an earlier refusal no location is requested, and the settings are offered', async () => {
  const checked = { ...granted, access_granted: false };
  await expect(stubClient({ checked, requested: here })()).resolves.toEqual(refused);
  expect(sendRequest).toHaveBeenCalledOnce();
});

test.each([
  ['has no location', { available: false }],
  ['does not respond', null],
])('the result is unavailable when the client %s', async (_, checked) => {
  const locate = stubClient({ checked, requested: here });
  await expect(locate()).resolves.toEqual({ status: 'unavailable' });
});

test('no request is sent to a client below 8.0', async () => {
  stubClient({ checked: granted, requested: here });
  await expect(createLocate('7.10')()).resolves.toEqual({ status: 'unavailable' });
  expect(sendRequest).not.toHaveBeenCalled();
});

test('concurrent calls share one request', async () => {
  const locate = stubClient({ checked: granted, requested: here });
  const [first, second] = await Promise.all([locate(), locate()]);
  expect(first).toEqual(second);
  expect(sendRequest).toHaveBeenCalledTimes(2);
  await locate();
  expect(sendRequest).toHaveBeenCalledTimes(4);
});
