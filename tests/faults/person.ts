import { pass, until } from './time';

/** Uses the page by its visible text, as far as it is enabled. */
export const person = { press, choose, fill, sees, canPress };
export type Person = typeof person;

/** Presses the last matching button or link. */
async function press(name: RegExp): Promise<void> {
  const button = await until(`button ${name}`, () => buttons(name).at(-1));
  button.click();
  await pass(20);
}

function canPress(name: RegExp): boolean {
  return buttons(name).length > 0;
}

/** Selects the choice with a matching label. */
async function choose(label: RegExp): Promise<void> {
  const choice = await until(`choice ${label}`, () =>
    all('label').find((each) => label.test(textOf(each)) || label.test(nameWithin(each))),
  );
  choice.click();
  await pass(20);
}

const nameWithin = (label: Element): string =>
  label.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';

/** Types into the last matching field. */
async function fill(name: RegExp, text: string): Promise<void> {
  const field = await until(`field ${name}`, () =>
    all('input, textarea')
      .filter((each) => name.test(nameOfField(each)) && !each.hasAttribute('disabled'))
      .at(-1),
  );
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React only notices values set through the native setter.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(20);
}

/** Waits for a text. */
async function sees(text: RegExp): Promise<void> {
  await until(`text ${text}`, () => text.test(readable()));
}

/** The sheet or dialog that takes input; home if none is open. */
function top(): Element {
  const question = document.querySelector('dialog[open]');
  const sheets = [...document.querySelectorAll('[role=dialog]')];
  return question ?? sheets.findLast(isUsable) ?? root();
}

const isUsable = (sheet: Element): boolean =>
  !sheet.hasAttribute('inert') && !sheet.hasAttribute('data-leaving');

/** Every enabled button and link of the top sheet and of the toasts above it. */
export function buttons(name: RegExp): HTMLElement[] {
  const found = [top(), notices()].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>('button, a[href], [role=tab]'),
  ]);
  return found.filter(
    (each) =>
      !each.hasAttribute('disabled') &&
      each.getAttribute('aria-disabled') !== 'true' &&
      (name.test(textOf(each)) || name.test(each.getAttribute('aria-label') ?? '')),
  );
}

const root = (): Element => document.querySelector('#root') ?? document.body;

const none = document.createElement('p');
const notices = (): Element => document.querySelector('section[aria-live=polite]') ?? none;

const all = (selector: string): HTMLElement[] => [...top().querySelectorAll<HTMLElement>(selector)];

/** Text with single spaces and without direction marks. */
const textOf = (element: Element): string =>
  (element.textContent ?? '')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function nameOfField(field: HTMLElement): string {
  const labels = [...document.querySelectorAll(`label[for="${field.id}"]`)];
  const around = field.closest('label');
  const own = field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? '';
  return [...labels, ...(around ? [around] : [])].map(textOf).join(' ') || own;
}

/** All readable text of the top sheet, including image names. */
export function readable(): string {
  const places = [top(), notices()];
  const named = places.flatMap((place) => [...place.querySelectorAll('[aria-label]')]);
  const texts = [...places.map(textOf), ...named.map((each) => each.getAttribute('aria-label'))];
  return texts
    .join(' ')
    .replace(/[\u2066-\u2069]/g, '')
    .trim();
}

/** Messages: toasts, and live announcements of the top sheet. */
export function said(): string[] {
  const live = [...top().querySelectorAll('[role=alert], [role=status]')];
  // Placeholder states are messages too.
  const placeholders = [...top().querySelectorAll('.state')];
  const texts = [...live, ...placeholders, ...notices().children].map(textOf);
  return [...new Set(texts)].filter((text) => text.length > 3);
}

/** Whether the app itself is mounted, rather than the static snapshot. */
export const isAlive = (): boolean =>
  notices() !== none || document.querySelector('#root .state') !== null;

/** Whether the top sheet is waiting for something. */
export function isBusy(): boolean {
  const marks = ['[aria-busy=true]', '[class*=bone]', '[class*=spinner]'];
  return marks.some((mark) => top().querySelector(mark) !== null);
}
