import { backend } from './journey';

/** The backend, which gets such a request once `release` is called. */
export function holding(path: RegExp) {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch = async (request: Request) => {
    if (path.test(request.url)) await promise;
    return backend.fetch(request);
  };
  return { held: { backend: { ...backend, fetch } }, release: () => release() };
}
