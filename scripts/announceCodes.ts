import type { Backend } from '../mocks/backend/app';

/**
 * The backend, telling each log-in code as it is sent: nobody gets an SMS here, and a person at the
 * terminal is to come in all the same.
 */
export function announceCodes(backend: Backend, say: (sentence: string) => void): Backend {
  const told = new Set<string>();
  return {
    ...backend,
    get db() {
      return backend.db;
    },
    async fetch(request) {
      const response = await backend.fetch(request);
      for (const { id, phone, code } of backend.db.codes) {
        if (!told.has(id)) say(`The code for ${phone} is ${code}.`);
        told.add(id);
      }
      return response;
    },
  };
}
