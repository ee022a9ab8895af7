import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/until';
import { catchYandexScript, FakeMap } from './fakeYandex.testing';
import { MapSettingsContext, requireWebGl2 } from './provider';
import { ShopMap } from './ShopMap';

// MapLibre needs WebGL and is tested in a real browser; here it only has to be requested.
vi.mock('./MapCanvas', () => ({
  MapCanvas: ({ styleUrl, theme, language }: Record<string, string>) => (
    <p>{`MapLibre ${styleUrl} ${theme} ${language}`}</p>
  ),
}));

vi.mock('./provider', async (original) => ({
  ...(await original<typeof import('./provider')>()),
  requireWebGl2: vi.fn(),
}));

const maplibre = 'MapLibre /map/{theme}.json dark uz';
const onFail = vi.fn();
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
  onFail.mockReset();
  FakeMap.latest = null;
});

function open(yandexKey: string | null) {
  const settings = { mapType: 'YANDEX', styleUrl: '/map/{theme}.json', theme: 'dark' } as const;
  root.render(
    <MapSettingsContext value={{ ...settings, yandexKey }}>
      <ShopMap view={{ centre: [69.24, 41.31], zoom: 14 }} label="Map" onFail={onFail} />
    </MapSettingsContext>,
  );
}

it('shows MapLibre to a merchant without a key', async () => {
  open(null);
  await eventually(() => expect(page.textContent).toBe(maplibre));
  expect(onFail).not.toHaveBeenCalled();
});

it('falls back to MapLibre when Yandex is blocked, and shows Yandex once it loads', async () => {
  const script = catchYandexScript();
  open('key');
  await eventually(() => expect(script.scripts).toHaveLength(1));
  script.isBlocked();
  await eventually(() => expect(page.textContent).toBe(maplibre));
  expect(onFail).not.toHaveBeenCalled();

  root.render(null);
  await eventually(() => expect(page.childElementCount).toBe(0));
  open('key');
  await eventually(() => expect(script.scripts).toHaveLength(2));
  script.arrives();
  await eventually(() => expect(FakeMap.latest?.options.theme).toBe('dark'));
  expect(page.textContent).not.toContain(maplibre);
});

it('reports an error when no provider can render a map', async () => {
  const provider = await vi.importActual<typeof import('./provider')>('./provider');
  vi.mocked(requireWebGl2).mockImplementation(provider.requireWebGl2);
  open(null);
  await eventually(() => expect(onFail).toHaveBeenCalledTimes(1));
  expect(page.textContent).toBe('');
});
