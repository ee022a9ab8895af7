import type { RetentionEvent, StoredKey } from '../../src/stores/storage/storedKeys';

/** A sentence of the specification or of what is settled, and the stored keys that it keeps. */
type Sentence = { says: string; keeps: readonly StoredKey[] };

/**
 * What must be kept at each event, from the sentences themselves and not from the table in the code
 * that they are tested against. Everything else is cleared.
 */
const sentences: Readonly<Record<RetentionEvent, readonly Sentence[]>> = {
  logOut: [
    { says: 'as settled, a merchant who was seen with stock keeps it', keeps: ['stock'] },
    { says: '§4: keep the merchant', keeps: ['merchant', 'shop'] },
    {
      says: 'the shop is not believed to be gone sooner for it',
      keeps: ['goneSince', 'emptySince'],
    },
    { says: 'a shop’s fees are the same for everybody', keeps: ['fees'] },
    { says: '§4: keep the bot init data', keeps: ['initData', 'launch'] },
    { says: '§4: the build version is kept in local storage', keeps: ['buildVersion'] },
    { says: 'as settled, the language is the device’s, for a year', keeps: ['lang'] },
    { says: 'which keys act is the device’s, as its keyboard is', keeps: ['shortcuts'] },
    { says: 'a language is offered once on a device', keeps: ['languageOffered'] },
    {
      says: 'as settled, a scanned table is remembered for 3 hours',
      keeps: ['table', 'waiterCalls'],
    },
    {
      says: 'as settled, what was declined is not asked again',
      keeps: ['offers', 'contactRefused'],
    },
    {
      says: 'who has logged out of a launch is not signed in by its reload',
      keeps: ['leftLaunch'],
    },
  ],
  sessionLost: [
    { says: 'as settled, a merchant who was seen with stock keeps it', keeps: ['stock'] },
    { says: '§4, as for a log-out', keeps: ['merchant', 'shop', 'initData', 'launch'] },
    { says: 'as for a log-out', keeps: ['goneSince', 'emptySince', 'fees'] },
    { says: '§4, as for a log-out', keeps: ['buildVersion', 'lang', 'table', 'waiterCalls'] },
    {
      says: 'as settled, only a refusal drops basket and draft',
      keeps: ['cart', 'draft', 'nearest', 'tableWish'],
    },
    { says: 'as settled, they belong to the person they belonged to', keeps: ['owner', 'known'] },
    { says: '§4: guests keep addresses locally', keeps: ['guestAddresses'] },
    { says: 'which keys act is the device’s, as its keyboard is', keeps: ['shortcuts'] },
    { says: 'a language is offered once on a device', keeps: ['languageOffered'] },
    { says: 'as settled, one press is one order', keeps: ['intent'] },
    {
      says: 'as settled, what was asked or declined is not asked again',
      keeps: ['offers', 'contactAsked', 'contactRefused', 'leftLaunch'],
    },
  ],
  refused: [
    { says: 'as settled, a merchant who was seen with stock keeps it', keeps: ['stock'] },
    { says: '§4, as for a log-out', keeps: ['merchant', 'shop', 'initData', 'launch'] },
    { says: 'as for a log-out', keeps: ['goneSince', 'emptySince', 'fees'] },
    { says: '§4, as for a log-out', keeps: ['buildVersion', 'lang', 'table', 'waiterCalls'] },
    {
      says: 'as settled, basket and draft are put away under their owner',
      keeps: ['cart', 'draft', 'nearest'],
    },
    { says: 'what the person was writing is theirs', keeps: ['problemReport', 'tableWish'] },
    { says: 'as settled, one press is one order', keeps: ['intent'] },
    { says: 'which keys act is the device’s, as its keyboard is', keeps: ['shortcuts'] },
    { says: 'a language is offered once on a device', keeps: ['languageOffered'] },
    {
      says: 'as settled, what was declined is not asked again',
      keeps: ['offers', 'contactRefused'],
    },
    {
      says: 'who has logged out of a launch is not signed in by its reload',
      keeps: ['leftLaunch'],
    },
  ],
  newBuild: [
    { says: 'as settled, a merchant who was seen with stock keeps it', keeps: ['stock'] },
    { says: '§4: the build version is kept', keeps: ['buildVersion'] },
    { says: '§4: one reload within a 10-second guard', keeps: ['reloadedAt', 'startTries'] },
    {
      says: 'as settled, basket, draft and guest addresses are written back',
      keeps: ['cart', 'draft', 'guestAddresses', 'nearest', 'picking', 'tableWish'],
    },
    { says: 'as settled, they belong to the person they belonged to', keeps: ['owner', 'known'] },
    { says: 'what the person was writing is theirs', keeps: ['problemReport'] },
    { says: 'as settled, the language is written back', keeps: ['lang'] },
    { says: 'a key that was turned off does not act again', keeps: ['shortcuts'] },
    { says: 'a language is offered once on a device', keeps: ['languageOffered'] },
    { says: 'as settled, an order on its way is found', keeps: ['intent', 'lateOrders', 'placed'] },
    {
      says: 'what the person searched for and viewed is theirs, as the basket is',
      keeps: ['searches', 'viewed'],
    },
    {
      says: 'as settled, a reload is the same launch, at the same table',
      keeps: ['launch', 'table'],
    },
    {
      says: 'as settled, what was seen, called or declined is not repeated',
      keeps: ['waiterCalls', 'notices', 'stories', 'offers', 'contactAsked', 'contactRefused'],
    },
    {
      says: 'who has logged out of a launch is not signed in by its reload',
      keeps: ['leftLaunch'],
    },
  ],
  merchantGone: [
    { says: 'as settled, the launch is this window’s, not stored data', keeps: ['launch'] },
  ],
  otherMerchant: [
    {
      says: '§4: keep the brand sessions',
      keeps: [
        ...(['goneSince', 'emptySince', 'fees'] as const),
        ...(['buildVersion', 'merchant', 'shop', 'stock', 'initData', 'launch'] as const),
        ...(['reloadedAt', 'startTries', 'token', 'tokenFor', 'user', 'loginRecord'] as const),
        ...(['phoneChange', 'cardCode', 'favouriteWish', 'owner', 'known', 'cart'] as const),
        ...(['draft', 'nearest', 'intent', 'lateOrders', 'placed'] as const),
        'problemReport',
        ...(['guestAddresses', 'picking', 'tableWish', 'waiterCalls', 'notices'] as const),
        ...([
          'stories',
          'searches',
          'viewed',
          'offers',
          'contactAsked',
          'contactRefused',
          'leftLaunch',
          'lang',
          'languageOffered',
          'shortcuts',
        ] as const),
      ],
    },
  ],
};

/** §4, log-out: clear profile, token, web session id, phone-change record, address, cart and draft. */
export const clearedByLogOut: readonly StoredKey[] = [
  ...(['user', 'token', 'tokenFor', 'loginRecord', 'phoneChange', 'owner'] as const),
  ...(['guestAddresses', 'picking', 'nearest', 'cart', 'draft'] as const),
];

/** Whether the sentences keep a key at an event. */
export const isKeptBySentence = (key: StoredKey, event: RetentionEvent): boolean =>
  sentences[event].some(({ keeps }) => keeps.includes(key));

/** Events that concern one merchant only: what is another merchant's or another person's stays. */
export const ofOneMerchant: readonly RetentionEvent[] = [
  'logOut',
  'sessionLost',
  'refused',
  'otherMerchant',
];
