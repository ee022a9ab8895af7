import type { Plugin } from 'vite';
import type { Backend } from '../mocks/backend/app';
import { backendPaths, listenerOf } from '../mocks/listener';

/** Serves the mock backend from a development server, on the app's own origin. */
export function mockBackend(backend: Backend): Plugin {
  const answer = listenerOf(backend);
  return {
    name: 'mock-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (backendPaths.test(request.url ?? '')) answer(request, response);
        else next();
      });
    },
  };
}
