import type { RequestListener } from 'node:http';
import type { Backend } from '../../mocks/backend/app';
import { listenerOf } from '../../mocks/listener';

/**
 * The test controls, for the operator on this machine. A page in the operator's browser has an
 * `Origin` or comes by another host name, and gets nothing.
 */
export function controls(backend: Backend, changed: () => void): RequestListener {
  const answer = listenerOf(backend);
  return (request, response) => {
    const { host = '', origin } = request.headers;
    const isOperator = origin === undefined && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host);
    if (!isOperator || !request.url?.startsWith('/__mock/')) {
      response.writeHead(404).end();
      return;
    }
    response.once('finish', changed);
    answer(request, response);
  };
}
