import { routePath } from 'hono/route';
import type { GenericSchema } from 'valibot';
import type * as body from '../../mocks/backend/body';

/** Schemas of the bodies that the mock backend reads, by `POST /users/v1/users/:id`. */
export const requestBodies = new Map<string, GenericSchema>();

/** Records the schema with which each call's body is read. */
export function rememberBodies(original: typeof body): typeof body {
  return {
    ...original,
    readBody: (c, schema) => {
      requestBodies.set(`${c.req.method} ${routePath(c).replace('/api', '')}`, schema);
      return original.readBody(c, schema);
    },
  };
}
