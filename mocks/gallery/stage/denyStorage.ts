/**
 * Every specimen is a separate visitor: it must neither read nor clear what another specimen or the
 * simulator on the same origin has stored. The app copes with denied storage and cookies, so a
 * frame denies them.
 */
const deny = () => {
  throw new DOMException('Storage is denied in specimens', 'SecurityError');
};

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get: deny, configurable: true });
}
Object.defineProperty(document, 'cookie', { get: deny, set: deny, configurable: true });

export {};
