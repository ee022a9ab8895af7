// A classic inline script, before every other script of the app's page (mocks/nativeClients.ts). In a
// frame named by the simulator it makes the page look like the web view of a native client.

// Below, `window.self` becomes another window; code that says just `self` keeps this one.
// biome-ignore lint/correctness/noUnusedVariables: for every script of the page
const self = window;

(() => {
  const client = /^telegram-(\w+)$/.exec(window.name)?.[1];
  const simulator = window.parent;
  const define = (name, value) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  const tell = (native) => simulator.postMessage({ native }, '*');

  /** Desktop's event: only when the app is listening, and without an argument for missing data. */
  const receiveOnDesktop = (type, data) => {
    if (window.TelegramGameProxy) window.TelegramGameProxy.receiveEvent(type, ...data);
  };

  /** What each client injects; returns the code that it runs for an event, `data` being `[]` or one. */
  const clients = {
    // a Java object: its method fails when called apart from it, and gets every argument as text
    android: () => {
      define('TelegramWebviewProxy', {
        postEvent(type, data) {
          if (this !== window.TelegramWebviewProxy) {
            throw new TypeError("Java bridge method can't be invoked on a non-injected object");
          }
          tell([String(type), String(data)]);
        },
      });
      // before the app listens, as after a reload, an event is lost
      return (type, [data = null]) => window.Telegram?.WebView?.receiveEvent(type, data);
    },
    ios: () => {
      define('webkit', { messageHandlers: { performAction: { postMessage: tell } } });
      class WebviewProxy {
        postEvent(eventName, eventData) {
          window.webkit.messageHandlers.performAction.postMessage({ eventName, eventData });
        }
      }
      define('TelegramWebviewProxyProto', WebviewProxy);
      define('TelegramWebviewProxy', new WebviewProxy());
      // an error of the evaluated code is not the page's
      return (type, [data = null]) => window.TelegramGameProxy?.receiveEvent(type, data);
    },
    desktop: () => {
      define('external', { invoke: tell });
      define('TelegramWebviewProxy', {
        postEvent: (type, data) => window.external.invoke(JSON.stringify([type, data])),
      });
      return receiveOnDesktop;
    },
    notify: () => {
      define('external', { notify: tell });
      return receiveOnDesktop;
    },
  };

  if (!client || simulator === window || !Object.hasOwn(clients, client)) return;

  // A native web view has no window around it: `parent` and `self` are as in a page of its own. `top`
  // cannot be redefined, so `self` is what equals it.
  define('parent', window);
  define('self', window.top);
  const receive = clients[client]();
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== simulator || typeof event.data?.native !== 'object') return;
      event.stopImmediatePropagation();
      const { reload, type, data } = event.data.native;
      if (reload) location.reload();
      else receive(type, data);
    },
    { capture: true },
  );
})();
