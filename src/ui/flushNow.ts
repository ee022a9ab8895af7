type Work = () => void;

let render = (work: Work): void => work();

/** Has React show at once what `work` changes, before the browser's next frame. */
export const flushNow = (work: Work): void => render(work);

/** React DOM does it, which comes behind the first picture (app/mountReact.ts). */
export function setFlushNow(flushSync: (work: Work) => void): void {
  render = flushSync;
}
