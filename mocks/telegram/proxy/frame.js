// A classic inline script, before every other script of the app's page. In a frame that the simulator has
// named for the web clients it makes the page around it look like https://web.telegram.org, the only origin
// that an app's SDK speaks to.
(() => {
  const simulator = window.parent;
  // in a tab of its own, in the app's own inner frames, and as a native client there is no such page; the
  // name says so, since a second person's simulator is in a frame itself
  if (simulator === window || window.name !== 'telegram-web') return;

  const telegram = 'https://web.telegram.org';
  const isTelegram = (origin) => /^https:\/\/([\w-]+\.)*telegram\.org\/?$/.test(origin);
  const postMessage = (data, target, ...rest) => {
    if (typeof target === 'object' && isTelegram(target?.targetOrigin)) {
      return simulator.postMessage(data, { ...target, targetOrigin: '*' });
    }
    return simulator.postMessage(data, isTelegram(target) ? '*' : target, ...rest);
  };
  const parent = new Proxy(simulator, {
    get: (page, name) => {
      if (name === 'postMessage') return postMessage;
      const value = Reflect.get(page, name);
      return typeof value === 'function' && name !== 'constructor' ? value.bind(page) : value;
    },
  });
  Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true });

  // an SDK dispatches Telegram's events itself, as if sent by the page around it; only a true window is
  // accepted there
  window.MessageEvent = new Proxy(MessageEvent, {
    construct: (Native, [type, init, ...rest], self) => {
      const plain = init?.source === parent ? { ...init, source: simulator } : init;
      return Reflect.construct(Native, type === undefined ? [] : [type, plain, ...rest], self);
    },
  });

  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== simulator) return;
      Object.defineProperties(event, { origin: { value: telegram }, source: { value: parent } });
    },
    { capture: true },
  );
})();
