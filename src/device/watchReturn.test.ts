// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { watchReturn } from './watchReturn';

test('coming back is reported until unsubscribed: shown, from the page cache, thawed, online', () => {
  const onReturn = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = watchReturn(window, onReturn);
  const counts: number[] = [];
  const happen = (target: EventTarget, event: Event) => {
    target.dispatchEvent(event);
    counts.push(onReturn.mock.calls.length);
  };
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  visibility.mockReturnValue('hidden');
  happen(document, new Event('visibilitychange'));
  visibility.mockReturnValue('visible');
  happen(document, new Event('visibilitychange'));
  happen(document, new Event('resume'));
  happen(window, shown(false));
  happen(window, shown(true));
  happen(window, new Event('online'));
  stop();
  happen(window, new Event('online'));
  expect(counts).toEqual([0, 1, 2, 2, 3, 4, 4]);
  visibility.mockRestore();
});
