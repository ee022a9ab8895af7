import { backend } from '../journey';
import { settled } from '../until';
import type { Flows } from './flow';
import type { LatePage } from './openLate';

/** Looks up the shop; drops the stored merchant, which would make the response unnecessary. */
const lookUp = (page: LatePage, by: 'sub' | 'domain', key: string) => {
  for (const merchant of backend.db.merchants) merchant.color = '#123456';
  localStorage.removeItem('merchant');
  return () => page.loadMerchant({ by, key }, () => undefined);
};

/** Changes the branches on the server. */
const movedBranches = () => {
  for (const branch of backend.db.branches) branch.address = 'Yangi koʻcha, 1';
};

export const shopFlows: Flows = {
  'the shop by its name': {
    call: 'GET /users/v1/merchants/sub/{sub}',
    scope: 'shop',
    fills: ['merchant'],
    prepare: (page) => lookUp(page, 'sub', 'demo'),
  },
  'the shop by its host': {
    call: 'GET /users/v1/merchants/domain/{host}',
    scope: 'shop',
    fills: ['merchant'],
    prepare: (page) => lookUp(page, 'domain', 'oltinqozon.example'),
  },
  'the settings': {
    call: 'GET /support/v1/merchant/settings/web',
    scope: 'shop',
    fills: ['merchant'],
    prepare: (page) => {
      for (const settings of backend.db.settings) settings.mainColor = '#123456';
      return () => page.loadSettings().then(() => page.showStartLanguage());
    },
  },
  'the settings of the Click app': {
    call: 'GET /support/v1/merchant/settings/click-app/client',
    scope: 'shop',
    fills: ['merchant'],
    prepare: (page) => {
      page.merchant.setChannel('CLICK');
      return () => page.loadSettings().then(() => page.showStartLanguage());
    },
  },
  'the catalogue': {
    call: 'GET /products/v1/overalls',
    scope: 'shop',
    fills: ['catalog'],
    prepare: (page) => {
      for (const product of backend.db.products) product.costPrice += 1000;
      return page.loadCatalog;
    },
  },
  'the grades': {
    call: 'GET /products/v1/grade',
    scope: 'shop',
    fills: ['grades'],
    prepare: (page) => page.loadGrades,
  },
  'the branches': {
    call: 'GET /users/v1/branches',
    scope: 'shop',
    fills: ['branches'],
    prepare: (page) => {
      movedBranches();
      return page.loadBranches;
    },
  },
  'the cities': {
    call: 'GET /users/v1/city-merchant/merchant/{merchantId}',
    scope: 'shop',
    fills: ['branches'],
    prepare: (page) => {
      movedBranches();
      return page.loadBranches;
    },
  },
  'the branches of a city': {
    call: 'GET /users/v1/branches/full',
    scope: 'shop',
    fills: ['branches'],
    prepare: (page) => {
      movedBranches();
      return () => page.chooseCity(page.branches.state.cityId ?? '');
    },
  },
  // No flow makes this call of the contract, so it is made directly.
  'one branch': {
    call: 'GET /users/v1/branches/{id}',
    scope: 'shop',
    fills: [],
    prepare: async (page) => {
      const { getBranch } = await import('../../src/api/branches');
      return () => getBranch(page.services().http, 'markaz');
    },
  },
  'the tabs of the brand': {
    call: 'GET /support/v1/brand/catalog',
    scope: 'shop',
    fills: ['brands'],
    prepare: (page) => page.loadBrands,
  },
  'a tab of the brand': {
    call: 'GET /users/v1/merchants/domain/{host}',
    scope: 'shop',
    fills: ['brands', 'merchant'],
    prepare: async (page) => {
      await settled(page.loadBrands());
      const [, tab] = page.brands.state.tabs;
      if (!tab) throw new Error('The brand has no other shop');
      return () => page.chooseBrand(tab);
    },
  },
  'the waiter': {
    call: 'POST /orders/v1/waiter-calls',
    scope: 'shop',
    fills: ['waiterCalls'],
    opening: { scan: 'tableId=7&hallId=zal&branchId=markaz' },
    prepare: (page) => () => page.callWaiter('WAITER'),
  },
};
