import { act, type Ref, useImperativeHandle } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MapCanvas } from './MapCanvas';

const target = vi.hoisted(() => ({
  touchZoomRotate: { disableRotation: vi.fn() },
  keyboard: { disableRotation: vi.fn() },
}));

vi.mock('maplibre-gl', () => ({ setWorkerUrl: () => undefined }));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', () => ({ default: '' }));
// A map whose tiles never come: it can be moved, and has not loaded.
vi.mock('react-map-gl/maplibre', () => ({
  AttributionControl: () => null,
  Map: ({ ref }: { ref: Ref<object> }) => {
    useImperativeHandle(ref, () => ({ getMap: () => target }), []);
    return 'a map';
  },
}));
vi.mock(import('./mapStyle'), async (load) => ({
  ...(await load()),
  loadStyle: async () => ({ version: 8, sources: {}, layers: [] }),
}));

it('cannot be rotated, also before it has loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.createElement('main');
  const root = createRoot(page);
  const view = { centre: [69.24, 41.31] as const, zoom: 12 };
  await act(async () =>
    root.render(
      <MapCanvas view={view} label="Xarita" styleUrl={null} theme="light" language="uz" />,
    ),
  );
  expect(page.textContent).toContain('a map');
  expect(target.touchZoomRotate.disableRotation).toHaveBeenCalled();
  expect(target.keyboard.disableRotation).toHaveBeenCalled();
  await act(() => root.unmount());
});
