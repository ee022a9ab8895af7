import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

const rowOf = (name: string) =>
  `<li><button>open ${name}</button><button>remove ${name}</button></li>`;

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div tabindex="-1">${html}</div>`;
  const box = document.body.querySelector('div');
  if (!box) throw new Error('There is no box.');
  stop = keepFocus(box);
  return box;
}

const button = (text: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
  if (!found) throw new Error(`There is no button "${text}".`);
  return found;
};

async function remove(name: string): Promise<string | null | undefined> {
  button(`remove ${name}`).focus();
  button(`remove ${name}`).closest('li')?.remove();
  await Promise.resolve();
  return document.activeElement?.textContent;
}

const list = `<button>back</button><ul>${['a', 'b', 'c'].map(rowOf).join('')}</ul><button>more</button>`;

test('after a row is removed the same control of the next row has the focus', async () => {
  show(list);
  expect(await remove('b')).toBe('remove c');
});

test('after the last row is removed the row before has the focus', async () => {
  show(list);
  expect(await remove('c')).toBe('remove b');
});

test('after the only row is removed what has come in its place has the focus', async () => {
  const box = show(`<button>back</button><ul>${rowOf('a')}</ul>`);
  button('remove a').focus();
  box.innerHTML = '<button>back</button><p>Empty</p><button>to the menu</button>';
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('to the menu');
});

test('a control that is disabled while its row is being removed still passes the focus on', async () => {
  show(list);
  button('remove a').focus();
  button('remove a').disabled = true;
  button('remove a').blur();
  await Promise.resolve();
  button('remove a').closest('li')?.remove();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('remove b');
});

test('the focus that has moved on stays where it is', async () => {
  show(list);
  button('remove a').focus();
  button('back').focus();
  button('remove a').closest('li')?.remove();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('back');
});

test('a screen with another name gives the focus to its sheet, the same one to the same control', async () => {
  const page = (name: string) => `<div><h2 id="name">${name}</h2><button>switch</button></div>`;
  const box = show(page('Addresses'));
  box.setAttribute('aria-labelledby', 'name');
  button('switch').focus();
  box.innerHTML = page('Addresses');
  await Promise.resolve();
  expect(document.activeElement).toBe(button('switch'));
  box.innerHTML = page('Branches');
  await Promise.resolve();
  expect(document.activeElement).toBe(box);
});
