// @vitest-environment node
import { expect, test } from 'vitest';
import { orderStatuses as panelStatuses } from '../mocks/telegram/panel/orderStatuses';
import { texts } from '../mocks/telegram/texts/texts';
import { orderStatuses } from '../src/domain/order/order';
import { typographyFaults } from '../src/i18n/typography.testing';

test.each(Object.entries(texts))(
  'its texts in %s have the quotes, apostrophes and blanks of docs/texts.md',
  (tag, own) => {
    const shops = {
      en: 'eng',
      kk: 'kz',
      uz: 'uz',
      ru: 'ru',
      ar: 'ar',
      tr: 'tr',
      zh: 'zh',
    } as const;
    const language = Object.entries(shops).find(([each]) => each === tag)?.[1];
    if (!language) throw new Error(`${tag} is not a language of the shop`);
    const wrong = Object.entries(own).flatMap(([key, text]) =>
      typographyFaults(language, text).map((fault) => `${key}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('its panel offers every status of an order', () => {
  expect(panelStatuses.map(({ value }) => value).sort()).toEqual([...orderStatuses].sort());
});
