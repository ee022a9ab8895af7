type Work = () => void;

let render = (work: Work): void => work();

/** Makes React render the changes of `work` synchronously, before the next frame. */
export const flushNow = (work: Work): void => render(work);

/** Set by React DOM, which loads after the first paint (app/mountReact.ts). */
export function setFlushNow(flushSync: (work: Work) => void): void {
  render = flushSync;
}
