import { backend, fill, home, inBrowser, logIn, type Page } from './journey';

export const closest = '/users/v1/branches/merchant/7001/closest';
export const tariff = '/deliveries/v1/delivery/tariff/client/calculate';

/** At the main branch, a few steps from the delivery-only kitchen, and in Samarkand. */
export const byMain = { latitude: home.latitude, longitude: home.longitude };
export const byKitchen = { latitude: 41.3047, longitude: 69.258 };
export const bySamarkand = { latitude: 39.655, longitude: 66.975 };

export const addressAt = (place: { latitude: number; longitude: number }) => ({
  ...home,
  ...place,
});

/** A customer with something in the basket. */
export async function customer(): Promise<Page> {
  const page = await inBrowser();
  await logIn(page);
  fill(page);
  return page;
}

export const callsOf = (path: string) => backend.calls.filter((call) => call.path === path);
export const isQuoted = (page: Page) => () => page.delivery.state.status === 'ready';
