import type { Backend } from '../../../mocks/backend/app';
import type { Person } from '../person';
import type { Scenarios } from '../scenario';

/** Types the latest code; retypes it if it is already there. */
export async function typeCode(person: Person, { db }: Backend): Promise<void> {
  await person.fill(/SMS kodi/, '');
  await person.fill(/SMS kodi/, db.codes.at(-1)?.code ?? '');
}

/** The call whose response was lost may have consumed the code: requests another one. */
export async function typeAnotherCode(person: Person, backend: Backend): Promise<void> {
  if (backend.db.codes.length === 0) await person.press(/Kodni qayta yuborish/);
  await typeCode(person, backend);
}

/** Identity: log-in, profile, promo codes and cards. */
export const people: Scenarios = {
  'POST /webbot/v1/users/login': {
    path: '/login',
    isGuest: true,
    act: async (person) => {
      await person.fill(/Telefon raqami/, '907654321');
      await person.press(/Kodni olish/);
    },
    goal: /Kodni kiriting/,
  },
  'POST /webbot/v1/users/login · the code': {
    path: '/login',
    isGuest: true,
    before: async (person) => {
      await person.fill(/Telefon raqami/, '907654321');
      await person.press(/Kodni olish/);
      await person.sees(/Kodni kiriting/);
    },
    act: typeCode,
    again: typeAnotherCode,
    goal: /Toʻy oshi/,
  },
  'POST /webbot/v1/users/token': {
    path: '/profile',
    inTelegram: true,
    goal: /Aziza/,
    silent: '§8: silent; the shop opens for a guest',
  },
  'POST /webbot/v1/users/auth': {
    path: '/profile',
    inTelegram: true,
    goal: /Aziza/,
    saysUnder: { 401: 'errors.staleSession' },
  },
  'PUT /webbot/v1/users/logout': {
    path: '/profile',
    inTelegram: true,
    isLeaving: true,
    before: (person) => person.press(/^Chiqish/),
    act: (person) => person.press(/^Chiqish/),
    goal: /Toʻy oshi/,
    silent: 'the log-out takes effect locally, even offline',
  },
  'POST /webbot/v1/users/logout': {
    path: '/profile',
    inTelegram: true,
    isLeaving: true,
    given: ({ faults }) => {
      faults.add({ method: 'PUT', path: '/webbot/v1/users/logout', status: 500 });
    },
    before: (person) => person.press(/^Chiqish/),
    act: (person) => person.press(/^Chiqish/),
    goal: /Toʻy oshi/,
    silent: 'the log-out takes effect locally, even offline',
  },
  'GET /users/v1/users/me': {
    path: '/profile',
    given: ({ db }) => {
      for (const user of db.users) user.firstName = 'Malika';
    },
    goal: /Malika/,
    silent: 'the stored profile stays',
  },
  'PUT /users/v1/users/phone': {
    path: '/profile/phone',
    before: (person) => person.fill(/Yangi raqam/, '907654321'),
    act: (person) => person.press(/Kodni olish/),
    goal: /Kodni kiriting/,
  },
  'PUT /users/v1/users/phone/verify': {
    path: '/profile/phone',
    before: async (person) => {
      await person.fill(/Yangi raqam/, '907654321');
      await person.press(/Kodni olish/);
      await person.sees(/Kodni kiriting/);
    },
    act: typeCode,
    again: typeAnotherCode,
    goal: /Telefon raqami oʻzgartirildi/,
  },
  'PUT /users/v1/users/:id': {
    path: '/profile/user',
    before: (person) => person.fill(/^Ism/, 'Dilnoza'),
    act: (person) => person.press(/^Saqlash/),
    goal: /saqlandi/,
  },
  'POST /users/v1/users/logout': {
    path: '/profile',
    isLeaving: true,
    before: (person) => person.press(/^Chiqish/),
    act: (person) => person.press(/^Chiqish/),
    goal: /Toʻy oshi/,
    silent: 'the log-out takes effect locally, even offline',
  },
  'DELETE /users/v1/users': {
    path: '/profile',
    isLeaving: true,
    before: (person) => person.press(/^Hisobni oʻchirish/),
    act: (person) => person.press(/^Oʻchirish/),
    again: async (person) => {
      await person.press(/^Hisobni oʻchirish/);
      await person.press(/^Oʻchirish/);
    },
    goal: /Toʻy oshi/,
  },
  'GET /notifications/v1/notifications/user/:userId': {
    path: '/notifications',
    goal: /Xush kelibsiz/,
    says: 'notices.failed',
  },
  'GET /orders/v1/promo/user/:userId': {
    path: '/profile/promos',
    goal: /SALOM10/,
    says: 'promo.ownFailed',
  },
  'GET /orders/v1/promo': {
    path: '/checkout/promo',
    before: (person) => person.fill(/Promokod/, 'SALOM10'),
    act: (person) => person.press(/Qoʻllash/),
    goal: /SALOM10 promokodi qoʻllandi/,
    saysUnder: {
      404: 'promo.notFound',
      empty: 'promo.notFound',
      'done, then empty': 'promo.notFound',
      null: 'promo.notFound',
    },
  },
  'GET /payments/v1/cards': {
    path: '/profile/cards',
    goal: /9012/,
    says: 'cards.failed',
  },
  'POST /payments/v1/cards': {
    path: '/profile/cards/create',
    before: async (person) => {
      await person.fill(/Karta raqami/, '8600 1234 5678 9012');
      await person.fill(/Amal qilish/, '12/29');
    },
    act: (person) => person.press(/Davom etish/),
    goal: /Kodni kiriting/,
  },
  'POST /payments/v1/cards/:id/verify': {
    path: '/profile/cards/create',
    before: async (person) => {
      await person.fill(/Karta raqami/, '8600 1234 5678 9012');
      await person.fill(/Amal qilish/, '12/29');
      await person.press(/Davom etish/);
      await person.sees(/Kodni kiriting/);
    },
    act: typeCode,
    again: typeAnotherCode,
    goal: /Karta qoʻshildi/,
  },
  'DELETE /payments/v1/cards/:id': {
    path: '/profile/cards',
    before: (person) => person.press(/^Kartani oʻchirish/),
    act: (person) => person.press(/^Oʻchirish/),
    again: async (person) => {
      await person.press(/^Kartani oʻchirish/);
      await person.press(/^Oʻchirish/);
    },
    goal: /Karta oʻchirildi/,
  },
};
