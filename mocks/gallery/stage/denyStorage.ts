/**
 * Every specimen is a visitor of its own: it must not find, or clear, what another one, or the
 * simulator on the same origin, has stored. The app copes with a browser that denies it storage
 * and cookies, so that is what a frame does.
 */
const deny = () => {
  throw new DOMException('A specimen stores nothing', 'SecurityError');
};

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get: deny, configurable: true });
}
Object.defineProperty(document, 'cookie', { get: deny, set: deny, configurable: true });

export {};
