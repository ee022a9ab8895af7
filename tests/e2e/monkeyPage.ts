/** What the monkey runs in the page. */

/** Runs in the page before the app: nothing that is pressed leads to another window. */
export function stayHere() {
  window.open = () => null;
}

/** Runs in the page: opens a screen above home, as the app does. */
export function openAddress(url: string) {
  const stack = url === '/' ? [] : [{ id: url, url }];
  history.replaceState({ ...history.state, stack, pushed: 0 }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Runs in the page: gives one of the fields on top the focus. */
export function focusField(which: number): string {
  const fields = [...document.querySelectorAll('input, textarea')].filter(
    (field) =>
      field instanceof HTMLElement &&
      field.checkVisibility() &&
      !field.closest('[inert]') &&
      !/radio|checkbox/.test(field.getAttribute('type') ?? ''),
  );
  const field = fields[Math.floor(which * fields.length)];
  if (field instanceof HTMLElement) field.focus();
  return field?.getAttribute('name') ?? 'nothing';
}

/** Runs in the page: the middle of one of the controls on the screen that can be pressed. */
export function findControl(which: number): { x: number; y: number; name: string } | null {
  const controls = [...document.querySelectorAll('button, a[href], label, summary')].filter(
    (control) => {
      if (control.closest('[inert]') || control.matches(':disabled')) return false;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      return control.contains(document.elementFromPoint(x, y));
    },
  );
  const control = controls[Math.floor(which * controls.length)];
  if (!control) return null;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return { x: (left + right) / 2, y: (top + bottom) / 2, name: `“${name.slice(0, 60)}”` };
}

/** Runs in the page: why nobody can go on from here, or null. */
export function deadness(): string | null {
  if (!document.querySelector('#root')) return null;
  if (!document.querySelector('#root[data-mounted]') && !document.querySelector('h1')) return null;
  if (document.querySelector('main > h1 + p + p + [role=alert] + button')) {
    return `the crash screen at ${location.pathname}`;
  }
  const ways = [...document.querySelectorAll('button, a[href]')].filter(
    (control) => !control.closest('[inert]') && !control.matches(':disabled'),
  );
  return ways.length === 0 ? `nothing to press at ${location.pathname}` : null;
}
