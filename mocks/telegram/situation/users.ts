/** A Telegram account as in init data, plus the phone number, which only a contact contains. */
export type Account = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  /** IETF tag of the Telegram app's language */
  language: string;
  phone: string;
  /** further fields of init data's user, for example `is_premium` */
  more?: Record<string, unknown>;
};

/** Accounts: an ordinary one for each language, and names that break layouts. */
export const accounts = {
  malika: {
    id: 279058397,
    firstName: 'Malika',
    lastName: 'Karimova',
    username: 'malika_k',
    language: 'uz',
    phone: '+998901234567',
  },
  timur: {
    id: 279058398,
    firstName: 'Тимур',
    lastName: 'Ахмедов',
    username: 'timur_a',
    language: 'ru',
    phone: '+998935550147',
  },
  emma: {
    id: 279058399,
    firstName: 'Emma',
    lastName: 'O’Neil & Co',
    username: 'emma',
    language: 'en',
    phone: '+447700900123',
  },
  short: {
    id: 279058400,
    firstName: 'Я',
    lastName: '',
    username: '',
    language: 'ru',
    phone: '+998711234567',
  },
  long: {
    id: 5_279_058_401,
    firstName: 'Abdulmuhaymin-Muhammadyusuf',
    lastName: 'Xudoyberdiyev-Nematillayevich',
    username: 'a_very_long_telegram_user_name_1',
    language: 'uz',
    phone: '+998977778899',
  },
  layla: {
    id: 279058402,
    firstName: 'ليلى',
    lastName: 'حسن',
    username: 'layla_h',
    language: 'ar',
    phone: '+971501234567',
  },
} satisfies Record<string, Account>;

export type AccountName = keyof typeof accounts;

export const accountNames = [
  'malika',
  'timur',
  'emma',
  'short',
  'long',
  'layla',
] as const satisfies readonly AccountName[];
