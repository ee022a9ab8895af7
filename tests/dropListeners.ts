type Listening = Parameters<EventTarget['addEventListener']>;

/** Records the listeners that `target` gets from now on; returns what removes those that are still there. */
export function dropListeners(target: EventTarget): () => void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const added = new Map<Listening[1], Listening[]>();
  Object.assign(target, {
    addEventListener(...listening: Listening) {
      const [, listener] = listening;
      added.set(listener, [...(added.get(listener) ?? []), listening]);
      add(...listening);
    },
    removeEventListener(...[type, listener, options]: Listening) {
      const left = added.get(listener)?.filter(([each]) => each !== type) ?? [];
      if (left.length > 0) added.set(listener, left);
      else added.delete(listener);
      remove(type, listener, options);
    },
  });
  return () => {
    for (const [type, listener, options] of [...added.values()].flat())
      remove(type, listener, options);
    added.clear();
  };
}
