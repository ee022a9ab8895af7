/** Calls of the mock backend that the customer of the scenarios never triggers, and why. */
export const unmade: Readonly<Record<string, string>> = {
  'GET /users/v1/branches/:id': 'branches are fetched together, no screen asks for one',
  'POST /webbot/v1/messages/product':
    'only with VITE_SHARE_MESSAGE and in Telegram 8.0: its failures are in tests/shareMessage.test.ts',
};
