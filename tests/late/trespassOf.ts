import { backend } from '../journey';

/** Ids in an authorized call that belong to somebody else or to another merchant. */
export async function trespassOf(request: Request): Promise<string[]> {
  const { db } = backend;
  const token = request.headers.get('authorization')?.replace('Bearer ', '');
  const session = db.sessions.find((each) => each.token === token);
  if (!session) return [];
  const path = decodeURIComponent(new URL(request.url).pathname);
  const text = await request.text();
  const isNamed = (id: string) => path.split('/').includes(id) || text.includes(`"${id}"`);
  const shop = db.merchants.find(({ id, sub }) =>
    [id, sub].includes(request.headers.get('merchant') ?? ''),
  );
  const call = `${request.method} ${path}`;
  return [
    ...recordsOf((userId) => userId !== session.userId)
      .filter(isNamed)
      .map((id) => `${call} names ${id}, not of ${session.userId}`),
    ...(shop?.id === session.merchantId ? [] : [`${call} goes to ${shop?.id}`]),
  ];
}

/** Ids of the records of the users that `isMeant` selects, and of the users themselves. */
export function recordsOf(isMeant: (userId: string) => boolean): string[] {
  const { users, orders, addresses, cards, reservations, favourites } = backend.db;
  const records = [orders, addresses, cards, reservations, favourites].flatMap((list) =>
    list.filter(({ userId }) => isMeant(userId)),
  );
  return [...users.filter(({ id }) => isMeant(id)), ...records].map(({ id }) => id);
}
