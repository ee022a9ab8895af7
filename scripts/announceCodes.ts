import type { Backend } from '../mocks/backend/app';

/**
 * Wraps the backend to print each log-in code as it is sent: there is no SMS gateway, so the developer
 * reads the code in the terminal.
 */
export function announceCodes(backend: Backend, say: (sentence: string) => void): Backend {
  const announced = new Set<string>();
  return {
    ...backend,
    get db() {
      return backend.db;
    },
    async fetch(request) {
      const response = await backend.fetch(request);
      for (const { id, phone, code } of backend.db.codes) {
        if (!announced.has(id)) say(`The code for ${phone} is ${code}.`);
        announced.add(id);
      }
      return response;
    },
  };
}

/** A page whose server sends codes of one length: they go with the last digit. */
export const codeSettings = ({ db }: Pick<Backend, 'db'>) => ({
  VITE_SMS_CODE_LENGTH: String(db.codeDigits),
});
