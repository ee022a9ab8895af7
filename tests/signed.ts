import { signQuery } from '../mocks/telegram/launch/sign';

export type TelegramUser = { id: number; first_name: string; language_code?: string };

export const secondsNow = () => Math.floor(Date.now() / 1000);

/** The init data that Telegram signs when it opens the app. */
export const initDataOf = (
  user: TelegramUser,
  signedAt: number,
  botToken: string,
): Promise<string> =>
  signQuery(
    {
      query_id: 'opening',
      user: JSON.stringify(user),
      auth_date: String(signedAt),
      signature: 'A'.repeat(86),
    },
    botToken,
  );

/** The contact that Telegram signs when the person shares the phone. */
export function contactOf(user: TelegramUser, phone: string, botToken: string): Promise<string> {
  const contact = { user_id: user.id, phone_number: phone, first_name: user.first_name };
  const fields = { contact: JSON.stringify(contact), auth_date: String(secondsNow()) };
  return signQuery(fields, botToken);
}
