/** Calls of the mock backend that the customer of the scenarios never triggers, and why. */
export const unmade: Readonly<Record<string, string>> = {
  'GET /users/v1/branches/:id': 'branches are fetched together, no screen asks for one',
};
