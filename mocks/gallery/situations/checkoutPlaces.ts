import type { Backend } from '../../backend/app';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { delivered } from './checkoutReady';
import { situation } from './situation';
import { feast } from './wishes';

/** To an address without a place on the map, for which no price can be asked. */
async function toNowhere({ signIn, fill, keepAddress, chooseService }: Stage) {
  await signIn();
  fill(...feast);
  await keepAddress({ name: 'Dala hovli', latitude: null, longitude: null });
  chooseService('DELIVERY');
}

const withoutTaximeters = ({ db }: Backend) => {
  for (const city of db.cities) city.isTaximeter = false;
};

/** A region far from all demo addresses. */
const farAway: [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 1],
];

/** The checkout of a delivery whose place or price is a problem. */
export const checkoutPlaces = [
  situation('checkout-nowhere', 'Delivery without an address', '/checkout', {
    before: async ({ signIn, fill }) => {
      await signIn();
      fill(...feast);
    },
  }),
  situation('checkout-outside', 'Address out of the zone', '/checkout', {
    server: ({ db }) => {
      for (const region of db.regions) region.polygon = farAway;
    },
    before: delivered,
  }),
  situation('checkout-undelivered', 'No branch delivers to the address', '/checkout', {
    before: async (stage) => {
      stage.fail(calls.closestBranch, 404);
      await delivered(stage);
    },
  }),
  situation('checkout-unpriced', 'Delivery price unavailable', '/checkout', {
    before: async (stage) => {
      stage.fail(calls.tariff);
      await delivered(stage);
    },
  }),
  situation('checkout-unplaced', 'To an address without a place on the map', '/checkout', {
    server: withoutTaximeters,
    before: toNowhere,
  }),
  situation('checkout-taximeter', 'In a city with taximeters', '/checkout', {
    before: toNowhere,
  }),
  situation('checkout-pricing', 'Delivery price loading', '/checkout', {
    before: async (stage) => {
      stage.leaveUnanswered(calls.tariff);
      await delivered(stage);
    },
  }),
];
