import { backend, lastCode, plainProduct } from '../journey';
import { settled } from '../until';
import type { Flows } from './flow';
import type { LatePage } from './openLate';

const typedCard = { number: '8600123412341239', expiry: '0928', cvv: '', name: 'Annaning kartasi' };
const named = { firstName: 'Anna', lastName: '', email: null, birthday: null, gender: null };
const newPhone = '+998907778899';

async function cardOf(page: LatePage) {
  await settled(page.addCard(typedCard));
  await settled(page.confirmCard(lastCode()));
  const [card] = page.cards.state.cards;
  if (!card) throw new Error('There is no card');
  return card;
}

export const personFlows: Flows = {
  'the profile': {
    call: 'GET /users/v1/users/me',
    scope: 'person',
    fills: ['session', 'user'],
    prepare: (page) => {
      for (const user of backend.db.users) user.firstName = 'Anna';
      return page.refreshProfile;
    },
  },
  'a saved profile': {
    call: 'PUT /users/v1/users/{id}',
    scope: 'person',
    fills: ['session', 'user'],
    prepare: (page) => () => page.saveProfile(named),
  },
  'a deleted account': {
    call: 'DELETE /users/v1/users',
    scope: 'person',
    fills: ['everything'],
    forgets: true,
    prepare: (page) => page.askToDeleteAccount,
  },
  'the code for a new phone': {
    call: 'PUT /users/v1/users/phone',
    scope: 'person',
    fills: ['phoneChange'],
    prepare: (page) => () => page.sendPhoneCode(newPhone),
  },
  'a new phone': {
    call: 'PUT /users/v1/users/phone/verify',
    scope: 'person',
    fills: ['phoneChange', 'session', 'user'],
    prepare: async (page) => {
      await settled(page.sendPhoneCode(newPhone));
      return () => page.confirmPhone(lastCode());
    },
  },
  'the notices': {
    call: 'GET /notifications/v1/notifications/user/{userId}',
    scope: 'person',
    fills: ['notices'],
    prepare: (page) => page.loadNotices,
  },
  'the cards': {
    call: 'GET /payments/v1/cards',
    scope: 'person',
    fills: ['cards'],
    prepare: (page) => page.loadCards,
  },
  'a new card': {
    call: 'POST /payments/v1/cards',
    scope: 'person',
    fills: ['cardCode'],
    prepare: (page) => () => page.addCard(typedCard),
  },
  'a confirmed card': {
    call: 'POST /payments/v1/cards/{id}/verify',
    scope: 'person',
    fills: ['cardCode', 'cards'],
    prepare: async (page) => {
      await settled(page.addCard(typedCard));
      return () => page.confirmCard(lastCode());
    },
  },
  'a deleted card': {
    call: 'DELETE /payments/v1/cards/{id}',
    scope: 'person',
    fills: ['cards', 'toasts'],
    prepare: async (page) => {
      const card = await cardOf(page);
      return () => page.deleteCard(card);
    },
  },
  'the favourites': {
    call: 'GET /products/v1/favourite/all',
    scope: 'person',
    fills: ['favourites'],
    prepare: (page) => page.loadFavourites,
  },
  'a heart': {
    call: 'POST /products/v1/favourite',
    scope: 'person',
    fills: ['favourites'],
    prepare: (page) => () => page.toggleFavourite(plainProduct(page).id),
  },
  'a heart taken back': {
    call: 'DELETE /products/v1/favourite/{id}',
    scope: 'person',
    fills: ['favourites'],
    prepare: async (page) => {
      const { id } = plainProduct(page);
      await settled(page.toggleFavourite(id));
      return () => page.toggleFavourite(id);
    },
  },
};
