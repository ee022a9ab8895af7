import { createBackend } from '../../mocks/backend/app';
import { createVisitor } from '../../mocks/backend/visitor';

const home = { name: 'Uy', streetName: 'Navoiy', latitude: 41.31, longitude: 69.24 };

/**
 * Makes every call of the mock backend that has a body, signed in where needed and far enough for
 * the body to be parsed.
 */
export async function sendEveryBody(): Promise<void> {
  const backend = createBackend();
  const writes = backend.routes.filter((route) => /^(POST|PUT)/.test(route));
  for (const [at, route] of writes.entries()) {
    const visitor = createVisitor(backend);
    await visitor.signIn(100 + at);
    const { body } = await visitor.post(`/api/users/v1/addresses/user/${visitor.userId}`, home);
    const [method = '', path = ''] = route.split(' ');
    const own = path.includes('/addresses/') ? String(body.id) : visitor.userId;
    const place = path.replace(':userId', visitor.userId).replace(':id', own);
    await visitor.call(method, `/api${place}`, {});
  }
}
