import type { Backend } from '../../mocks/backend/app';

/** Where the demo tells that it is this one, for the check of a tunnel. */
export const identityPath = '/__mock/demo';

/** How long a shared contact may be on its way from Telegram to the bot. */
const contactMs = 3000;
const stepMs = 50;

/**
 * The backend as the internet may see it. The test controls would show customers' phones and
 * sessions to anyone: of them only the demo's payment page is served. `changed` is called after
 * everything that may have changed the state.
 */
export function publicBackend(
  backend: Backend,
  { identity, changed }: { identity: string; changed: () => void },
): Backend {
  const authenticated = new Set<string>();
  return {
    ...backend,
    get db() {
      return backend.db;
    },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === identityPath) return new Response(identity);
      const isControl = pathname.startsWith('/__mock') && !/^\/__mock\/pay\/?$/.test(pathname);
      if (isControl) return new Response('Not found', { status: 404 });
      if (pathname.endsWith('/users/auth')) await awaitContact(backend, request, authenticated);
      const response = await backend.fetch(request);
      if (request.method !== 'GET' && request.method !== 'OPTIONS') changed();
      return response;
    },
  };
}

/**
 * The shop authenticates again once the contact has been shared. The contact itself comes by way of
 * the bot's messages and may be later, so the second call waits for it a little.
 */
async function awaitContact(
  { db }: Backend,
  request: Request,
  authenticated: Set<string>,
): Promise<void> {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const session = db.sessions.find((each) => each.token === token);
  if (!session) return;
  const user = db.users.find((each) => each.id === session.userId);
  const isAgain = authenticated.has(token);
  authenticated.add(token);
  for (let waited = 0; isAgain && user && !user.phone && waited < contactMs; waited += stepMs)
    await new Promise((resume) => setTimeout(resume, stepMs));
}
