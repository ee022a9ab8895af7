import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend/app';

/** Paths of the backend on the app's own origin; all others belong to the app. */
export const backendPaths = /^\/(api|cdn|map|__mock)(\/|\?|$)/;

/**
 * The backend as a Node http listener. A dropped connection is closed without a response, like on a
 * dead network; any other error is logged and becomes a 500.
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
