// A classic inline script, before every other script of the app's page. Where the page loads Telegram's own
// script, it gets the copy that the simulator has; without one, the simulator is told when it cannot be
// loaded. The first line of the element says which: `const telegramCopy = '...', telegramHosts = [...]`. The page
// also gets `proxiedOrigin`, which its own address does not say.
(() => {
  const simulator = window.parent;
  const hosts = telegramHosts.join('|').replaceAll('.', '\\.');
  const official = new RegExp(`^(https?:)?//(${hosts})/js/telegram-web-app\\.js(?=$|[?#])`);
  window.proxiedOrigin = document.currentScript.dataset.origin;
  if (simulator === window) return;

  if (telegramCopy === '') {
    const report = ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !official.test(target.src)) return;
      simulator.postMessage({ simulator: 'no telegram script' }, '*');
    };
    window.addEventListener('error', report, { capture: true });
    return;
  }

  const local = (src) =>
    official.test(String(src)) ? String(src).replace(official, telegramCopy) : src;
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(value) {
      src.set.call(this, local(value));
    },
  });
  const { setAttribute } = Element.prototype;
  prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, String(name).toLowerCase() === 'src' ? local(value) : value);
  };
})();
