import { routePath } from 'hono/route';
import type { GenericSchema } from 'valibot';
import type * as body from '../../mocks/backend/body';

/** What the mock backend reads of a call's body, by method and path: `POST /users/v1/users/:id`. */
export const requestBodies = new Map<string, GenericSchema>();

/** Remembers with which schema each call's body is read. */
export function rememberBodies(original: typeof body): typeof body {
  return {
    ...original,
    readBody: (c, schema) => {
      requestBodies.set(`${c.req.method} ${routePath(c).replace('/api', '')}`, schema);
      return original.readBody(c, schema);
    },
  };
}
