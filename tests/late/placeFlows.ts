import { temporaryId } from '../../src/domain/addresses/address';
import { backend, home } from '../journey';
import { chorsu } from '../keepAddresses';
import { settled } from '../until';
import type { Flows } from './flow';
import type { LatePage } from './openLate';

const annasAddress = { ...home, ...chorsu, id: temporaryId('Anna'), name: 'Annaning uyi' };

/** A stored address. */
async function addressOf(page: LatePage) {
  await settled(page.saveAddress(annasAddress, { keepChosen: true }));
  const [address] = page.addresses.state.saved;
  if (!address) throw new Error('There is no address');
  return address;
}

/** A table in two days, while the branch is open. */
const reservationForm = () => ({
  ...{ branchId: 'markaz', place: 'Annaning joyi', chairs: 2, comment: '' },
  at: backend.clock.now() + 48 * 3_600_000,
});

async function reservationOf(page: LatePage) {
  await settled(page.reserveTable(reservationForm()));
  const [reservation] = page.reservations.state.list;
  if (!reservation) throw new Error('There is no reservation');
  return reservation;
}

export const placeFlows: Flows = {
  'the addresses': {
    call: 'GET /users/v1/addresses/merchant/{merchantId}/user/{userId}',
    scope: 'person',
    fills: ['addresses'],
    prepare: async (page) => {
      await addressOf(page);
      for (const address of backend.db.addresses) address.comment = 'Annaning izohi';
      return page.loadAddresses;
    },
  },
  'a new address': {
    call: 'POST /users/v1/addresses/user/{userId}',
    scope: 'person',
    fills: ['addresses', 'branches', 'deliveryQuote', 'draft', 'nearest'],
    prepare: (page) => () => page.saveAddress(annasAddress),
  },
  'an address of before the log-in': {
    call: 'POST /users/v1/addresses/user/{userId}',
    scope: 'person',
    fills: ['addresses', 'guestAddresses'],
    prepare: (page) => {
      page.addresses.putGuest(annasAddress);
      return page.pushGuestAddresses;
    },
  },
  'a changed address': {
    call: 'PUT /users/v1/addresses/{id}',
    scope: 'person',
    fills: ['addresses'],
    prepare: async (page) => {
      const address = await addressOf(page);
      const changed = { ...address, comment: 'Annaning izohi' };
      return () => page.saveAddress(changed, { keepChosen: true });
    },
  },
  'a deleted address': {
    call: 'DELETE /users/v1/addresses/{id}',
    scope: 'person',
    fills: ['addresses'],
    prepare: async (page) => {
      const address = await addressOf(page);
      return () => page.deleteAddress(address);
    },
  },
  'where the shop delivers': {
    call: 'GET /users/v1/region',
    scope: 'person',
    fills: ['regions'],
    prepare: (page) => {
      page.regions.set([]);
      return page.loadRegions;
    },
  },
  'a place on the map': {
    call: 'GET /notifications/v1/nominatim/reverse',
    scope: 'person',
    fills: [],
    prepare: (page) => () => page.namePlace(chorsu),
  },
  'a place on the map for a guest': {
    call: 'GET /notifications/v1/nominatim/search',
    scope: 'shop',
    fills: [],
    opening: { isGuest: true },
    prepare: (page) => () => page.namePlace(chorsu),
  },
  'a search for a place': {
    call: 'GET /notifications/v1/nominatim/search',
    scope: 'shop',
    fills: [],
    prepare: (page) => () => page.searchForPlaces('Navoiy'),
  },
  'the reservations': {
    call: 'GET /orders/v1/reservations',
    scope: 'person',
    fills: ['reservations'],
    prepare: (page) => page.loadReservations,
  },
  'a reservation': {
    call: 'POST /orders/v1/reservations',
    scope: 'person',
    fills: ['reservationDraft', 'reservations', 'tableWish', 'toasts'],
    prepare: (page) => () => page.reserveTable(reservationForm()),
  },
  'a cancelled reservation': {
    call: 'DELETE /orders/v1/reservations/{id}',
    scope: 'person',
    fills: ['reservations', 'toasts'],
    prepare: async (page) => {
      const { id } = await reservationOf(page);
      return () => page.cancelReservation(id, '');
    },
  },
};
