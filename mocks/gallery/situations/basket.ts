import { packBasket } from '../../../src/domain/basket/sharedBasket';
import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import { sendBasketPath } from '../../../src/navigation/sheetPaths';
import type { Group } from '../specimen';
import { asLine, type Wish } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

const gone: Wish = { id: 'taken-off-the-menu', from: 'Aziza' };

/** Baskets of two people, with what cannot be ordered. */
const asked: readonly Wish[] = [
  { id: 'toy-oshi', choices: ['portion-1', 'qazi'], from: 'Aziza', note: 'Piyozsiz' },
  { id: 'kok-choy', choices: ['lemon'], from: 'Aziza' },
  { id: 'tandir-somsa', count: 3, from: 'عبد الرحمن' },
  { ...gone },
  { id: 'toy-oshi', choices: ['portion-9'], from: 'Aziza' },
];

const packed = (...lines: Wish[]): string => packBasket(lines.map(asLine), '');

export const basket = {
  id: 'basket',
  title: 'Basket',
  specimens: [
    situation('basket-filled', 'Filled', '/basket', { before: ({ fill }) => fill(...feast) }),
    situation('basket-one', 'One product', '/basket', { before: ({ fill }) => fill(...snack) }),
    situation('basket-problems', 'Lines that cannot be ordered', '/basket', {
      before: async ({ backend, fill, chooseBranch, reloadCatalog }) => {
        chooseBranch('chilonzor');
        fill(
          { id: 'taken-off-the-menu' },
          { id: 'baliq-kabob', count: 2 },
          { id: 'bedana-osh' },
          { id: 'pishloq-somsa', count: 5 },
          { id: 'toy-oshi', choices: ['portion-9'] },
          { id: 'tandir-somsa' },
        );
        backend.db.products = backend.db.products.filter(({ id }) => id !== 'taken-off-the-menu');
        await reloadCatalog();
      },
    }),
    situation('basket-notes', 'With notes', '/basket', {
      before: ({ fill }) =>
        fill(
          { id: 'tandir-somsa', count: 2, note: 'Piyozsiz, iltimos' },
          { id: 'toy-oshi', choices: ['portion-1'] },
        ),
    }),
    situation('basket-together', 'Of several people', '/basket', {
      before: ({ fill }) => fill(...snack, ...asked),
    }),
    situation('basket-send', 'Sent to others', sendBasketPath, {
      before: ({ fill }) => fill(...feast),
    }),
    situation('basket-send-large', 'Too large for one link', sendBasketPath, {
      before: ({ fill }) =>
        fill(
          ...feast,
          ...Array.from({ length: 90 }, (_, index) => ({ id: `product-of-a-party-${index}` })),
        ),
    }),
    situation('basket-shared', 'From a link', paths.shared(packed(...asked)), {
      before: ({ fill }) => fill(...snack),
    }),
    situation(
      'basket-shared-known',
      'From a person already in it',
      paths.shared(packed(...asked)),
      {
        before: ({ fill }) => fill(...asked),
      },
    ),
    situation(
      'basket-shared-nothing',
      'From a link, nothing available',
      paths.shared(packed(gone)),
    ),
    situation('basket-shared-broken', 'From a damaged link', paths.shared('AQID')),
    situation('basket-delivery', 'Delivery', '/basket', {
      before: async ({ signIn, deliver, fill, applyPromo }) => {
        await signIn();
        deliver();
        fill(...feast);
        await applyPromo('YETKAZISH');
      },
    }),
    situation('basket-minimum', 'Below the delivery minimum', '/basket', {
      before: async ({ signIn, deliver, fill }) => {
        await signIn();
        deliver();
        fill(...snack);
      },
    }),
    situation('basket-undelivered', 'With a pick-up only product', '/basket', {
      before: async ({ signIn, deliver, fill }) => {
        await signIn();
        deliver();
        fill(...feast, { id: 'limon-choy', count: 2 }, { id: 'limonad', count: 3 });
      },
    }),
    situation('basket-few', 'Too few products for a delivery', '/basket', {
      server: ({ db }) => {
        for (const each of db.orderSettings) each.minimalDeliveryProductCount = 3;
      },
      before: async ({ signIn, deliver, fill }) => {
        await signIn();
        deliver();
        fill(...snack);
      },
    }),
    situation('basket-priceless', 'Delivery price pending', '/basket', {
      before: async ({ signIn, deliver, fill, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.tariff);
        deliver();
        fill(...feast);
      },
    }),
    situation('basket-tariff-failed', 'Delivery price not loaded', '/basket', {
      before: async ({ signIn, deliver, fill, fail }) => {
        await signIn();
        fail(calls.tariff);
        deliver();
        fill(...feast);
      },
    }),
    situation('basket-delivery-guest', 'Guest’s delivery', '/basket', {
      before: ({ deliver, fill }) => {
        deliver();
        fill(...feast);
      },
    }),
    situation('basket-empty', 'Empty', '/basket'),
    situation('basket-loading', 'Loading', '/basket', {
      before: ({ fill, leaveUnanswered, forgetCatalog }) => {
        fill(...feast);
        leaveUnanswered(calls.catalog);
        forgetCatalog();
      },
    }),
    situation('basket-failed', 'Error', '/basket', {
      before: ({ fill, fail, forgetCatalog }) => {
        fill(...feast);
        fail(calls.catalog);
        forgetCatalog();
      },
    }),
    situation('basket-clearing', 'Confirming to clear it', '/basket', {
      before: ({ fill }) => fill(...feast),
      act: ({ press }) => press(t('basket.clear')),
    }),
    situation('basket-long', 'Long texts and prices', '/basket', {
      server: lengthen,
      before: ({ fill }) => fill(...feast),
    }),
  ],
} satisfies Group;
