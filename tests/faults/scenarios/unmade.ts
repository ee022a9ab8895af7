/** Calls of the mock backend that nothing in the app triggers, and why. */
export const unmade: Readonly<Record<string, string>> = {
  'GET /users/v1/branches/:id': 'branches are fetched together, no screen asks for one',
  'GET /support/v1/brand/catalog': 'no screen shows the catalogue of a brand',
};
