import type { Backend } from '../mocks/backend/app';

/** The three responses that the edge fetches. */
export async function edgeResponses(backend: Backend, vendor: string) {
  const get = async (path: string, merchant: string) => {
    const url = `https://shop.example/api${path}`;
    return (await backend.fetch(new Request(url, { headers: { merchant } }))).text();
  };
  const merchant = await get(`/users/v1/merchants/sub/${vendor}`, vendor);
  const id = String(JSON.parse(merchant).id);
  return {
    merchant,
    settings: await get('/support/v1/merchant/settings/web', id),
    catalogue: await get('/products/v1/overalls?type=WEB', id),
  };
}
