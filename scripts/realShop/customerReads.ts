import { listAddresses } from '../../src/api/addresses';
import { listCards } from '../../src/api/cards';
import { listRegions } from '../../src/api/deliveries';
import { listFavourites } from '../../src/api/favourites';
import { nameOfPlace } from '../../src/api/geocoder';
import { listNotices } from '../../src/api/notifications';
import { getOrder, getOrderSettings, listActiveOrders, listOrders } from '../../src/api/orders';
import { listPromos } from '../../src/api/promos';
import { listReservations } from '../../src/api/reservations';
import type { Result } from '../../src/api/result';
import { getMe } from '../../src/api/users';
import type { User } from '../../src/domain/session/user';
import { type Known, type Read, read } from './read';

const withUser = (
  known: Known,
  ask: (user: User) => Promise<Result<unknown>>,
): Promise<Result<unknown>> | string => (known.user ? ask(known.user) : 'the profile is not known');

/** Calls of a signed-in customer, the profile first. */
export const customerReads: readonly Read[] = [
  read({
    name: 'profile',
    lacks: 'nobody stays signed in',
    needsToken: true,
    ask: (http) => getMe(http),
    learn(known, user) {
      known.user = user;
    },
  }),
  read({
    name: 'addresses',
    lacks: 'saved addresses are not offered',
    needsToken: true,
    ask: (http, known) =>
      withUser(known, ({ id }) => listAddresses(http, known.merchant?.id ?? '', id)),
  }),
  read({
    name: 'delivery areas',
    lacks: 'the delivery area is not checked before the order',
    needsToken: true,
    ask: (http) => listRegions(http),
  }),
  read({
    name: 'order settings',
    lacks: 'no service fee and no minimum is shown before the order',
    needsToken: true,
    ask: (http, { merchant }) =>
      merchant ? getOrderSettings(http, merchant.id, false) : 'the merchant is not known',
  }),
  read({
    name: 'active orders',
    lacks: 'orders cannot be followed, and a lost response cannot be looked up',
    needsToken: true,
    ask: (http, known) => withUser(known, ({ id }) => listActiveOrders(http, id)),
  }),
  read({
    name: 'orders',
    lacks: 'the list of orders cannot be loaded',
    needsToken: true,
    ask: (http, known) =>
      known.user
        ? listOrders(http, { userId: known.user.id, page: 0, archive: false })
        : 'the profile is not known',
    learn(known, { items: [first] }) {
      known.orderId = first?.id ?? null;
    },
  }),
  read({
    name: 'order',
    lacks: 'an order cannot be opened',
    needsToken: true,
    ask: (http, { orderId }) => (orderId === null ? 'there is no order' : getOrder(http, orderId)),
  }),
  read({
    name: 'favourites',
    lacks: 'favourites cannot be loaded',
    needsToken: true,
    ask: (http, known) => withUser(known, ({ id }) => listFavourites(http, id)),
  }),
  read({
    name: 'promos of a customer',
    lacks: 'the list of promos stays empty',
    needsToken: true,
    ask: (http, known) => withUser(known, ({ id }) => listPromos(http, id)),
  }),
  read({
    name: 'notifications',
    lacks: 'the list of notifications cannot be loaded',
    needsToken: true,
    ask: (http, known) => withUser(known, ({ id }) => listNotices(http, id, 0)),
  }),
  read({
    name: 'reservations',
    lacks: 'the list of reservations cannot be loaded',
    needsToken: true,
    ask: (http) => listReservations(http),
  }),
  read({
    name: 'cards',
    lacks: 'the list of cards cannot be loaded',
    needsToken: true,
    ask: (http) => listCards(http),
  }),
  read({
    name: 'name of a place',
    lacks: 'a customer types the street of a pin',
    needsToken: true,
    ask: (http, { place }) => nameOfPlace(http, place),
  }),
];
