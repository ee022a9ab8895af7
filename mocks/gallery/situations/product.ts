import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

export const product = {
  id: 'product',
  title: 'Product',
  specimens: [
    situation('product-options', 'With options as pictures', '/product/toy-oshi'),
    situation('product-rows', 'With options as names', '/product/klassik-burger', {
      server: ({ db }) => {
        for (const settings of db.settings) settings.modificationViewType = 'NAME_ONLY';
      },
    }),
    situation('product-many', 'With many groups', '/product/pepperoni'),
    situation('product-exact', 'Options with quantities', '/product/muzqaymoq'),
    situation('product-plain', 'Without options', '/product/tandir-somsa'),
    situation('product-sale', 'At a discount', '/product/oila-toplami'),
    situation('product-few', 'Running out, some in the basket', '/product/pishloq-somsa', {
      before: ({ fill }) => fill({ id: 'pishloq-somsa', count: 2 }),
    }),
    situation('product-all-in', 'All remaining pieces in the basket', '/product/pishloq-somsa', {
      before: ({ fill }) => fill({ id: 'pishloq-somsa', count: 3 }),
    }),
    situation('product-sold-out', 'Sold out', '/product/baliq-kabob'),
    situation('product-elsewhere', 'Not in the chosen branch', '/product/bedana-osh', {
      before: ({ chooseBranch }) => chooseBranch('chilonzor'),
    }),
    situation('product-kilogram', 'Sold by the kilogram', '/product/qovurga'),
    situation('product-undelivered', 'Pick-up only, delivery chosen', '/product/limon-choy', {
      before: ({ deliver }) => deliver(),
    }),
    situation('product-pick-up-only', 'Pick-up only, pick-up chosen', '/product/limon-choy', {
      before: ({ chooseBranch }) => chooseBranch('markaz'),
    }),
    situation('product-look-only', 'In a category without a basket', '/product/tandir-somsa', {
      server: ({ db }) => {
        for (const category of db.categories) category.isWithoutCart = true;
      },
    }),
    situation('product-pictureless', 'Without a picture', '/product/tandir-somsa', {
      server: ({ db }) => {
        for (const each of db.products) Object.assign(each, { image: null, gallery: [] });
      },
    }),
    situation('product-story', 'In a client with stories', '/product/toy-oshi', {
      before: ({ offerFeatures }) => offerFeatures(),
    }),
    situation(
      'product-share',
      'Shared in a browser without a share dialog',
      '/product/toy-oshi?share=1',
    ),
    situation('product-loading', 'Loading', '/product/toy-oshi', { unanswered: [calls.catalog] }),
    situation('product-missing', 'Unknown', '/product/nothing'),
    situation('product-failed', 'Error', '/product/toy-oshi', {
      server: ({ faults }) => void faults.add({ path: calls.catalog, status: 500 }),
    }),
    situation('product-long', 'Long texts', '/product/toy-oshi', { server: lengthen }),
    situation('product-long-rows', 'Long texts, options as names', '/product/klassik-burger', {
      server: (backend) => {
        lengthen(backend);
        for (const settings of backend.db.settings) settings.modificationViewType = 'NAME_ONLY';
      },
    }),
  ],
} satisfies Group;
