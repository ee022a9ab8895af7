import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend/app';

/** What belongs to the backend on the app's own origin; everything else is the app. */
export const backendPaths = /^\/(api|cdn|map|__mock)(\/|\?|$)/;

/**
 * The backend as a listener of Node's http server. A connection that the backend drops is broken
 * without an answer, as a dead network does it; any other failure of it is a 500 and is told.
 */
export function listenerOf(backend: Pick<Backend, 'fetch'>): RequestListener {
  return (incoming, outgoing) => {
    const answer = getRequestListener((request) => backend.fetch(request), {
      overrideGlobalObjects: false,
      errorHandler(error) {
        if (error instanceof TypeError && error.message.includes('connection reset')) {
          incoming.socket.destroy();
          return new Response(null);
        }
        console.error(error);
        return new Response(String(error), { status: 500 });
      },
    });
    void answer(incoming, outgoing);
  };
}
