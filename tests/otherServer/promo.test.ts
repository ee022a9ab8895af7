import { expect, test } from 'vitest';
import { settled } from '../until';
import { addSomsa } from './customer';
import { beginOtherJourneys, inOtherBrowser, other } from './openOther';

beginOtherJourneys();

/** The only code of this shop, which knows small letters from capitals. */
const promo = { id: 9, code: 'summerSale', discountType: 'PERCENTAGE', productDiscount: 10 };

/** Promo codes as another author would keep them; returns what was asked for. */
function keepPromo(): string[] {
  const asked: string[] = [];
  const { fetch } = other;
  other.fetch = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/orders/v1/promo')) return fetch(request);
    const code = searchParams.get('code') ?? '';
    asked.push(code);
    const isKnown = code === promo.code;
    const none = () => new Response('No such code', { status: 404 });
    return Promise.resolve(isKnown ? Response.json(promo) : none());
  };
  return asked;
}

test.each(['summerSale', ' summer\u00adSale\u200b ', '«summerSale»', 'summerS\u0430le'])(
  'the code %j is found as the shop spells it',
  async (typed) => {
    const asked = keepPromo();
    const page = await settled(inOtherBrowser());
    addSomsa(page);
    expect(await settled(page.applyPromo(typed))).toMatchObject({ kind: 'checked' });
    expect(asked.at(-1)).toBe('summerSale');
  },
);
