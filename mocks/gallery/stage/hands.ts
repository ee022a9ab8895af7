/** A person's actions on a screen; all wait until their target is there. */
export type Hands = {
  /** presses the button, link, tab or choice with this name */
  press: (name: string) => Promise<void>;
  /** types into the field with this label */
  write: (label: string, text: string) => Promise<void>;
  /** scrolls to the end of home, until what is late there has come */
  toEnd: () => Promise<void>;
};

const timeoutMs = 5000;

export const hands: Hands = {
  async press(name) {
    const target = await waitFor(() => named('button, a, label', name));
    target.click();
  },
  async write(label, text) {
    const field = await waitFor(() => fieldOf(label));
    // React overrides the element's own `value` setter; the prototype's one makes it see an input.
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  async toEnd() {
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('section[aria-labelledby] h2') ?? undefined;
    });
  },
};

function named(selector: string, name: string): HTMLElement | undefined {
  // skips elements below a sheet, and waits for disabled ones to be enabled
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[inert]') && !element.matches(':disabled, [aria-disabled=true]'),
  );
  const labelOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return (
    all.find((element) => labelOf(element) === name) ??
    all.find((each) => labelOf(each).startsWith(name))
  );
}

function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = [...document.querySelectorAll('label')].find(
    (each) => each.textContent?.trim() === label,
  )?.control;
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control : undefined;
}

/** Polls once per frame; throws on timeout. */
async function waitFor<Found>(find: () => Found | undefined): Promise<Found> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() > until)
      throw new Error('The target of a specimen’s action did not appear');
    await new Promise(requestAnimationFrame);
  }
}
