import { expect } from 'vitest';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { accepted, goToCheckout, pickUp } from './steps';

/** Runs in the page: its next step back comes a second late, as on a slow phone. */
function delayStep() {
  history.go = (delta) => {
    Reflect.deleteProperty(history, 'go');
    setTimeout(() => {
      addEventListener('popstate', () => Reflect.set(globalThis, 'hasStepped', true));
      history.go(delta);
    }, 1000);
  };
}

/** The page of an order just placed stays when a step back comes late, and is above home. */
export async function lateStep(screen: Screen, shop: EngineShop) {
  await goToCheckout(screen, shop);
  await pickUp(screen);
  await screen.call(screen.place, delayStep);
  await screen.pressMain(/Buyurtma berish/);
  await screen.sheets(accepted);
  const hasStepped = () => screen.call(screen.place, () => Reflect.get(globalThis, 'hasStepped'));
  await eventually(async () => expect(await hasStepped()).toBe(true));
  await screen.sheets(accepted);
  await screen.back();
  await screen.sheets();
}
