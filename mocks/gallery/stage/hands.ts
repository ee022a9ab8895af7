/** A person's hands on a screen: both wait until what they reach for is there. */
export type Hands = {
  /** presses the button, link, tab or choice with this name */
  press: (name: string) => Promise<void>;
  /** writes into the field with this label */
  write: (label: string, text: string) => Promise<void>;
};

const patienceMs = 5000;

export const hands: Hands = {
  async press(name) {
    const target = await sought(() => named('button, a, label', name));
    target.click();
  },
  async write(label, text) {
    const field = await sought(() => fieldOf(label));
    // React listens to the element's own setter; only the prototype's is heard as typing.
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
};

function named(selector: string, name: string): HTMLElement | undefined {
  // what lies beneath a sheet is out of reach, and what cannot be pressed yet is waited for
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[inert]') && !element.matches(':disabled, [aria-disabled=true]'),
  );
  const says = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return (
    all.find((element) => says(element) === name) ?? all.find((each) => says(each).startsWith(name))
  );
}

function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = [...document.querySelectorAll('label')].find(
    (each) => each.textContent?.trim() === label,
  )?.control;
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? control : undefined;
}

/** Looks once a frame; throws when it does not come. */
async function sought<Found>(look: () => Found | undefined): Promise<Found> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > until) throw new Error('What a specimen acts on did not appear');
    await new Promise(requestAnimationFrame);
  }
}
