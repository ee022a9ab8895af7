import { fireEvent } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { bareTexts } from './bareTexts';
import { eventually } from './until';

type Text = string | RegExp;

/** Roles by what has them here: a search of the whole page by computed roles takes a third of a second. */
const selectors = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]:not([role])',
  switch: '[role=switch]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  group: 'fieldset, [role=group], [role=radiogroup]',
  img: '[role=img]',
};
type Role = keyof typeof selectors;

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label =
    element.getAttribute('aria-label') ??
    (ids.length > 0 && ids.map((id) => document.getElementById(id)?.textContent).join(' ')) ??
    '';
  const { labels } = element as Partial<HTMLInputElement>;
  const text = labels?.[0] ?? element.querySelector('legend') ?? element;
  return (label || (text.textContent ?? '')).trim();
}

/** Those with this name, or else with a name that contains it. */
function named<E extends Element>(elements: E[], name: Text): E[] {
  if (typeof name !== 'string') return elements.filter((each) => name.test(nameOf(each)));
  const exact = elements.filter((each) => nameOf(each) === name);
  return exact.length > 0 ? exact : elements.filter((each) => nameOf(each).includes(name));
}

/** Takes the page that was shown last away. */
let leave: (() => void) | null = null;

export type Shown = Awaited<ReturnType<typeof showShop>>;

/** The parts of the shop, of the page's life that has been opened last. */
async function loadParts(withHome: boolean) {
  const [layer, overlays, sheets, navigation, stack, follow, home, texts, { pageRest }] =
    await Promise.all([
      import('../src/app/Sheets'),
      import('../src/app/Overlays'),
      import('../src/app/Sheets'),
      import('../src/navigation/navigate'),
      import('../src/navigation/useSheetStack'),
      import('../src/ui/Anchor'),
      withHome ? import('../src/screens/home/HomeScreen') : null,
      import('../src/i18n/t'),
      import('../src/ui/pageRest'),
    ]);
  // Nobody here presses what has just come: each press counts at once, without a wait of its own.
  pageRest.current = {
    moved: () => undefined,
    actionChanged: () => undefined,
    actionStays: () => undefined,
    counts: () => true,
    isSurprised: () => false,
  };
  await texts.textsComplete();
  return { ...layer, ...overlays, ...sheets, ...navigation, ...stack, ...follow, home, t: texts.t };
}

function Shop({ parts }: { parts: Awaited<ReturnType<typeof loadParts>> }) {
  const { FollowContext, home, Layer, Overlays, openSheet, Sheets, useSheetStack } = parts;
  const stack = useSheetStack();
  return (
    <FollowContext value={openSheet}>
      {home && (
        <Layer url="/">
          <home.HomeScreen />
        </Layer>
      )}
      <Sheets stack={stack} onMounted={() => undefined} />
      <Overlays />
    </FollowContext>
  );
}

/**
 * Draws the sheets of the page opened last, each opened from the one below, and returns what a person
 * reads and does there. Home is drawn only if asked for, since its cards take longer than a sheet. There
 * is no layout: what is covered, cut or out of sight is for a browser.
 */
export async function showShop(sheets: readonly string[] = [], { withHome = false } = {}) {
  const parts = await loadParts(withHome);
  leave?.();
  history.replaceState(null, '', '/');
  for (const path of sheets) parts.openSheet(path);

  const { documentElement: html, title } = document;
  const attributes = [...html.attributes].map(({ name, value }) => [name, value] as const);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Shop parts={parts} />);
  leave = () => {
    leave = null;
    const bare = bareTexts(place);
    root.unmount();
    document.body.replaceChildren();
    document.title = title;
    for (const { name } of [...html.attributes]) html.removeAttribute(name);
    for (const [name, value] of attributes) html.setAttribute(name, value);
    expect(bare, 'texts that a translator breaks').toEqual([]);
  };
  onTestFinished(() => leave?.());

  /** The interactive sheet, or home when no sheet is open. */
  const top = (): HTMLElement =>
    [...place.querySelectorAll<HTMLElement>('[role=dialog]:not([inert])')].at(-1) ?? place;
  const all = (role: Role, name: Text): HTMLElement[] =>
    named([...top().querySelectorAll<HTMLElement>(selectors[role])], name);
  const find = (role: Role, name: Text): Promise<HTMLElement> =>
    eventually(() => all(role, name).at(-1) ?? expect.unreachable(`No ${role} ${name}: ${says()}`));
  const says = () => top().textContent ?? '';
  const field = (label: Text) =>
    eventually(() => {
      const fields = [...top().querySelectorAll<HTMLInputElement>(selectors.textbox)];
      return named(fields, label)[0] ?? expect.unreachable(`No field ${label}: ${says()}`);
    });

  return {
    top,
    all,
    find,
    field,
    /** The open sheets are these, bottom to top. */
    at: (...names: readonly Text[]) =>
      eventually(() => {
        const open = [...place.querySelectorAll('[role=dialog]:not([data-leaving])')];
        const titles = open.map((sheet) => sheet.querySelector('h2')?.textContent);
        expect(bareTexts(place), 'texts that a translator breaks').toEqual([]);
        expect(titles).toEqual(
          names.map((name) => (typeof name === 'string' ? name : expect.stringMatching(name))),
        );
      }),
    sees: (text: Text) => eventually(() => expect(says()).toMatch(text)),
    lacks: (text: Text) => eventually(() => expect(says()).not.toMatch(text)),
    /** What is announced. */
    hears: (text: Text) =>
      eventually(() => {
        const said = [...document.querySelectorAll('[role=status], [role=alert]')];
        expect(said.map((each) => each.textContent)).toContainEqual(expect.stringMatching(text));
      }),
    /** Presses a button once it can be pressed. */
    press: async (name: Text, role: Role = 'button') => {
      const button = await eventually(() => {
        const found = all(role, name).at(-1);
        if (!found) return expect.unreachable(`No ${role} ${name} in: ${says()}`);
        const isLive = !found.hasAttribute('disabled') && !found.hasAttribute('aria-busy');
        return isLive ? found : expect.unreachable(`${role} ${name} cannot be pressed`);
      });
      button.click();
    },
    /** Chooses an answer, a tile or a switch by the start of what it says. */
    choose: async (text: Text) => {
      const starts = typeof text === 'string' ? new RegExp(`^${text}`) : text;
      const label = await eventually(
        () =>
          [...top().querySelectorAll('label')].find((each) =>
            starts.test(each.textContent ?? ''),
          ) ?? expect.unreachable(`No answer ${text}`),
      );
      label.click();
    },
    type: async (label: Text, text: string) => {
      fireEvent.change(await field(label), { target: { value: text } });
    },
    /** Closes the sheet on top. */
    close: async () => {
      (await find('button', parts.t('common.close'))).click();
    },
  };
}
