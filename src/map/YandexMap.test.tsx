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
let render: (overrides?: Partial<Props>) => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The script is loaded once per page, so each test gets fresh modules.
  vi.resetModules();
  const { YandexMap } = await import('./YandexMap');
  script = catchYandexScript();
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const view = { centre: [69.24, 41.31], zoom: 14 } as const;
  const props: Props = { view, label: 'Map', theme: 'light', language: 'uz', yandexKey: 'key' };
  render = (overrides = {}) =>
    act(async () => root.render(<YandexMap {...props} {...overrides} />));
});

afterEach(async () => {
  await act(() => root.unmount());
  page.remove();
  FakeMap.latest = null;
  vi.useRealTimers();
});

const currentMap = () => {
  if (!FakeMap.latest) throw new Error('No map is shown');
  return FakeMap.latest;
};

const runScript = () => act(async () => script.arrives());

describe('the Yandex map', () => {
  it('requests the script with the merchant’s key, in the specification’s language', async () => {
    await render();
    expect(script.scripts.map(({ src }) => src)).toEqual([
      'https://api-maps.yandex.ru/v3/?apikey=key&lang=ru_RU',
    ]);
  });

  it('outlines the zones, and removes them when there are none', async () => {
    const ring = [
      [69.2, 41.2],
      [69.3, 41.2],
      [69.3, 41.3],
    ] as const;
    await render({ zones: [[ring]] });
    await runScript();
    expect(currentMap().areas).toEqual([[[[...ring, ring[0]]]]]);
    await render();
    expect(currentMap().areas).toEqual([]);
  });

  it('starts with the given view and theme, and follows changes of both', async () => {
    await render();
    await runScript();
    const location = { center: [69.24, 41.31], zoom: 14 };
    expect(currentMap().options).toMatchObject({ location, theme: 'light' });
    await render({ theme: 'dark', view: { centre: [66.96, 39.65], zoom: 10 } });
    const movedLocation = { center: [66.96, 39.65], zoom: 10, duration: 500 };
    expect(currentMap().options).toMatchObject({ location: movedLocation, theme: 'dark' });
  });

  it('fits all points, and limits the zoom for a single one', async () => {
    await render({ view: { fit: pins.map(({ at }) => at) } });
    await runScript();
    const bounds = [
      [69.24, 41.29],
      [69.27, 41.34],
    ];
    expect(currentMap().options.location).toEqual({ bounds });
    await render({ view: { fit: [pins[0].at] } });
    expect(currentMap().options.location).toMatchObject({ center: pins[0].at, zoom: 15 });
  });

  it('zooms by its buttons, around the same centre', async () => {
    await render({ view: { centre: pins[0].at, zoom: 12 } });
    await runScript();
    const [closer, farther] = page.querySelectorAll<HTMLElement>('button');
    closer?.click();
    expect(currentMap().options.location).toMatchObject({ center: pins[0].at, zoom: 13 });
    farther?.click();
    farther?.click();
    expect(currentMap().options.location).toMatchObject({ center: pins[0].at, zoom: 11 });
  });

  it('shows the pins as buttons that report which one was tapped', async () => {
    const onPin = vi.fn();
    await render({ pins, onPin });
    await runScript();
    expect(currentMap().places.map(({ coordinates }) => coordinates)).toEqual(
      pins.map(({ at }) => at),
    );
    const buttons = [...page.querySelectorAll<HTMLElement>('button:not([aria-label])')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['North', 'South']);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await act(() => buttons[1]?.click());
    expect(onPin.mock.calls).toEqual([['south']]);
    await render({ pins: pins.slice(0, 1) });
    expect(currentMap().places).toHaveLength(1);
  });

  it('reports a drag and where it ended, and a camera move caused by the page', async () => {
    const [onMove, onRest] = [vi.fn(), vi.fn()];
    await render({ onMove, onRest });
    await runScript();
    currentMap().arrive([69.24, 41.31]);
    currentMap().drag([69.2512345678, 41.3]);
    currentMap().arrive([69.2612345678, 41.3]);
    vi.runAllTimers();
    expect(onMove.mock.calls).toEqual([['person']]);
    expect(onRest.mock.calls).toEqual([[[69.261235, 41.3], 'person']]);
    currentMap().arrive([69.3, 41.3]);
    vi.runAllTimers();
    expect(onRest).toHaveBeenLastCalledWith([69.3, 41.3], 'view');
  });

  it('fails when the script is blocked, empty or late, and retries for the next map', async () => {
    const causes = {
      blocked: () => script.isBlocked(),
      empty: () => script.arrives({}),
      late: () => vi.runAllTimers(),
    };
    for (const [name, cause] of Object.entries(causes)) {
      const onFail = vi.fn();
      await render({ onFail });
      await act(async () => cause());
      expect(onFail, name).toHaveBeenCalledTimes(1);
      await act(async () => root.render(null));
    }
    expect(script.scripts).toHaveLength(3);
  });

  it('removes everything on unmount', async () => {
    await render({ pins });
    await runScript();
    const map = currentMap();
    await act(async () => root.render(null));
    expect(map.isDestroyed).toBe(true);
    expect(map.places).toEqual([]);
  });
});
