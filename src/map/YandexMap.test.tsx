import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchYandexScript, FakeMap } from './fakeYandex.testing';

type Props = ComponentProps<typeof import('./YandexMap')['YandexMap']>;

const pins = [
  { id: 'north', at: [69.27, 41.34], label: 'North', isSelected: true },
  { id: 'south', at: [69.24, 41.29], label: 'South', isMuted: true },
] as const;

let root: Root;
let page: HTMLElement;
let script: ReturnType<typeof catchYandexScript>;
let draw: (over?: Partial<Props>) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The script is fetched once for the page: each test gets a page of its own.
  vi.resetModules();
  const { YandexMap } = await import('./YandexMap');
  script = catchYandexScript();
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const view = { centre: [69.24, 41.31], zoom: 14 } as const;
  const props: Props = { view, label: 'Map', theme: 'light', language: 'uz', yandexKey: 'key' };
  draw = (over = {}) => act(async () => root.render(<YandexMap {...props} {...over} />));
});

afterEach(async () => {
  await act(() => root.unmount());
  page.remove();
  FakeMap.latest = null;
  vi.useRealTimers();
});

const shown = () => {
  if (!FakeMap.latest) throw new Error('no map is shown');
  return FakeMap.latest;
};

const arrive = () => act(async () => script.arrives());

describe('a map by Yandex', () => {
  it('asks for the script with the merchant’s key, in the specification’s language', async () => {
    await draw();
    expect(script.scripts.map(({ src }) => src)).toEqual([
      'https://api-maps.yandex.ru/v3/?apikey=key&lang=ru_RU',
    ]);
  });

  it('starts where it is told to, in the theme, and follows both', async () => {
    await draw();
    await arrive();
    const location = { center: [69.24, 41.31], zoom: 14 };
    expect(shown().options).toMatchObject({ location, theme: 'light' });
    await draw({ theme: 'dark', view: { centre: [66.96, 39.65], zoom: 10 } });
    const there = { center: [66.96, 39.65], zoom: 10, duration: 500 };
    expect(shown().options).toMatchObject({ location: there, theme: 'dark' });
  });

  it('takes all points into sight, and a single one without an endless zoom', async () => {
    await draw({ view: { fit: pins.map(({ at }) => at) } });
    await arrive();
    const bounds = [
      [69.24, 41.29],
      [69.27, 41.34],
    ];
    expect(shown().options.location).toEqual({ bounds });
    await draw({ view: { fit: [pins[0].at] } });
    expect(shown().options.location).toMatchObject({ center: pins[0].at, zoom: 15 });
  });

  it('shows the pins as buttons that tell who was tapped', async () => {
    const onPin = vi.fn();
    await draw({ pins, onPin });
    await arrive();
    expect(shown().places.map(({ coordinates }) => coordinates)).toEqual(pins.map(({ at }) => at));
    const buttons = [...page.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['North', 'South']);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await act(() => buttons[1]?.click());
    expect(onPin.mock.calls).toEqual([['south']]);
    await draw({ pins: pins.slice(0, 1) });
    expect(shown().places).toHaveLength(1);
  });

  it('tells a drag and where it came to rest, and a travel as the page’s own', async () => {
    const [onMove, onRest] = [vi.fn(), vi.fn()];
    await draw({ onMove, onRest });
    await arrive();
    shown().arrive([69.24, 41.31]);
    shown().drag([69.2512345678, 41.3]);
    shown().arrive([69.2612345678, 41.3]);
    vi.runAllTimers();
    expect(onMove.mock.calls).toEqual([['person']]);
    expect(onRest.mock.calls).toEqual([[[69.261235, 41.3], 'person']]);
    shown().arrive([69.3, 41.3]);
    vi.runAllTimers();
    expect(onRest).toHaveBeenLastCalledWith([69.3, 41.3], 'view');
  });

  it('fails when the script is blocked, empty or late, and tries anew for the next map', async () => {
    const causes = {
      blocked: () => script.isBlocked(),
      empty: () => script.arrives({}),
      late: () => vi.runAllTimers(),
    };
    for (const [name, cause] of Object.entries(causes)) {
      const onFail = vi.fn();
      await draw({ onFail });
      await act(async () => cause());
      expect(onFail, name).toHaveBeenCalledTimes(1);
      await act(async () => root.render(null));
    }
    expect(script.scripts).toHaveLength(3);
  });

  it('leaves nothing behind', async () => {
    await draw({ pins });
    await arrive();
    const map = shown();
    await act(async () => root.render(null));
    expect(map.isDestroyed).toBe(true);
    expect(map.places).toEqual([]);
  });
});
