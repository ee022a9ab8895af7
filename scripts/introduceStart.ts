import { recordedPhone } from '../mocks/backend/seed/recordedCustomer';

type Started = {
  appOrigin: string;
  mocksOrigin: string;
  /** the key of a recorded shop; null without one */
  vendor: string | null;
};

/** What runs where, and what to try; the addresses open the recorded shop, if there is one. */
export function introduceStart({ appOrigin, mocksOrigin, vendor }: Started): string {
  const query = `?vendor=${encodeURIComponent(vendor ?? 'demo')}`;
  const recorded = vendor
    ? `
  - Your recorded shop opens at these addresses. Who logs in with the number ${recordedPhone} finds its
    recorded addresses and orders, if there are any. The demo: ?vendor=${vendor === 'demo' ? 'bloom' : 'demo'}.`
    : '';
  return `
  Telegram simulator   ${mocksOrigin}/telegram/${query}
  Plain browser        ${appOrigin}/${query}
  Gallery              ${mocksOrigin}/gallery/

  What to try
  - In the simulator: share the contact, choose a delivery address on the map, choose a dish, try
    the promo code SALOM10, order. The panel sets user, language, theme, client and the server’s
    responses; the URL keeps all of it.
  - An online payment opens a page with buttons to succeed or fail.
  - In the plain browser: log in with any Uzbek number, for example +998 90 123 45 67. No SMS is sent;
    the code is printed here.
  - Another shop: ?vendor=bloom. A closed one: ?vendor=closed.${recorded}

  Ctrl-C stops everything.
`;
}
