import { expect } from 'vitest';
import { serveShop } from '../../mocks/serve';
import { appDir, edgeDir, mocksDir } from '../../scripts/buildShop';
import { edgePages } from '../../scripts/edgePages';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { plov } from './steps';

/** The shop with the edge in front, without React until `release` is called. */
async function serveWithoutReact({ backend }: EngineShop) {
  const held: (() => void)[] = [];
  let isHeld = true;
  const served = await serveShop({
    backend,
    appDir,
    mocksDir,
    async pages(site) {
      const answer = await edgePages(edgeDir)(site);
      return (request, response) => {
        const send = () => void answer(request, response);
        if (isHeld && request.url?.includes('/reactDom-')) held.push(send);
        else send();
      };
    },
  });
  const release = () => {
    isHeld = false;
    for (const send of held.splice(0)) send();
  };
  return { ...served, release };
}

/** What the card of a dish without options and the bar say, and what is stored. */
const look = (screen: Screen) =>
  screen.call(screen.place, () => {
    const card = document.querySelector('a[href="/product/choyxona-oshi"]')?.closest('article');
    const name = Object.keys(localStorage).find((key) => key.startsWith('cart:'));
    const stored = JSON.parse((name && localStorage.getItem(name)) || '{}');
    return {
      count: card?.querySelector('output')?.textContent,
      stored: stored.value?.lines[0]?.count,
      bar: document.querySelector('main ~ * button')?.textContent,
    };
  });

/** Taps before React: each is done once the app is there, in order. */
export async function tapsBeforeReact(screen: Screen, shop: EngineShop): Promise<void> {
  const edge = await serveWithoutReact(shop);
  const address = `${edge.appOrigin}/uz/?vendor=demo`;
  try {
    await eventually(async () =>
      expect(await (await fetch(address)).text()).toContain('data-edge'),
    );
    await screen.driver.open(address);
    await screen.press('Savatga qoʻshish: Choyxona oshi');
    await screen.press('Savatga qoʻshish: Choyxona oshi');
    await screen.press(plov, 'link', 0);
    edge.release();
    await screen.sheets('Toʻy oshi');
    const bar = 'Savat84\u00a0000\u00a0soʻm';
    expect(await look(screen)).toEqual({ count: '2', stored: 2, bar });
  } finally {
    await edge.close();
  }
}
