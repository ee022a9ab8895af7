/**
 * Stands where the mock backend draws pictures and checks Telegram's signatures. In the gallery the
 * app's own server draws the pictures, and nobody comes from Telegram.
 */
const refuse = (): never => {
  throw new Error('The gallery’s backend does this nowhere');
};

export const toWebp = refuse;
export const validate = refuse;
export const ExpiredError = { is: () => false };
