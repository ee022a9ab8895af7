import type { Page } from '@playwright/test';
import type { ServedShop } from '../../mocks/serve';
import { type Localized, languages } from '../../src/domain/text/language';
import { untilCovered } from './steps';

/** What the accessibility tree says of the sheet on top, or of the page without one. */
type Structure = {
  /** radio buttons without a named question */
  loose: string[];
  /** headings that leave a level out, and dishes that are not one level below what they stand in */
  misplaced: string[];
  /** texts of the shop in a language that they do not name */
  unnamed: string[];
};

/** Runs in the page. */
function readStructure(ofShop: readonly string[]): Structure {
  const top = document.querySelector('[role=dialog][aria-modal]:not([inert])') ?? document.body;
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]');
  const all = (selector: string) => [...top.querySelectorAll(selector)].filter(isRead);
  const textOf = ({ textContent }: Element) => textContent?.trim() ?? '';

  const isNamed = (group: Element | null) =>
    group !== null &&
    (group.hasAttribute('aria-label') ||
      group.hasAttribute('aria-labelledby') ||
      group.querySelector(':scope > legend') !== null);
  const loose = all('input[type=radio]')
    .filter((radio) => !isNamed(radio.closest('[role=radiogroup], fieldset')))
    .map((radio) => textOf(radio.closest('label') ?? radio));

  const misplaced: string[] = [];
  let [before, around] = [1, 1];
  for (const heading of all('h1, h2, h3, h4')) {
    const level = Number(heading.tagName.slice(1));
    const isDish = heading.closest('article') !== null;
    if (level > before + 1 || (isDish && level !== around + 1))
      misplaced.push(`h${level} ${textOf(heading)}`);
    before = level;
    if (!isDish) around = level;
  }

  const unnamed: string[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (!element || !isRead(element)) continue;
    // A name within a sentence of the page has no element of its own.
    const rest = ofShop.reduce((left, each) => left.replaceAll(each, ''), text);
    const isOfShop = rest !== text && !/\p{L}/u.test(rest);
    const isPageLanguage = element.closest('[lang]') === document.documentElement;
    if (isOfShop && isPageLanguage) unnamed.push(text);
  }
  return { loose, misplaced, unnamed };
}

/** The regions of the accessibility tree without a name. */
async function namelessRegions(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const isLandmark = (role: unknown) => role === 'region' || role === 'navigation';
  return nodes
    .filter(({ ignored, role }) => !ignored && isLandmark(role?.value))
    .filter(({ name }) => !name?.value)
    .map(({ role }) => String(role?.value));
}

/** The names of the shop's products, options, categories and branches, in every language. */
const namesOf = ({ backend: { db } }: ServedShop): string[] => {
  const texts: Localized[] = [
    ...db.products.flatMap(({ name, modificationGroups }) => [
      name,
      ...modificationGroups.flatMap((group) => [
        group.name,
        ...group.modifications.map((option) => option.name),
      ]),
    ]),
    ...db.categories.map(({ name }) => name),
    ...db.branches.map(({ name }) => name),
  ];
  return texts.flatMap((text) =>
    languages.flatMap((language) => {
      const found = text[language] ?? '';
      return found.length > 4 ? [found] : [];
    }),
  );
};

/**
 * What is out of order in the structure of the screen: radio buttons without a question, headings
 * that leave a level out, texts in a language that they do not name, regions without a name.
 */
export async function structureFaults(page: Page, shop: ServedShop): Promise<string[]> {
  await untilCovered(page);
  const structure = await page.evaluate(readStructure, namesOf(shop));
  const all = { ...structure, regions: await namelessRegions(page) };
  return Object.entries(all).flatMap(([kind, list]) => list.map((each) => `${kind}: ${each}`));
}
