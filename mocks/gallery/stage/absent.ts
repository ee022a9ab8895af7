/**
 * Replaces the mock backend's picture rendering and signature check. In the gallery the app's
 * server renders the pictures, and there are no Telegram users.
 */
const refuse = (): never => {
  throw new Error('Not available in the gallery');
};

export const toWebp = refuse;
export const validate = refuse;
export const ExpiredError = { is: () => false };
