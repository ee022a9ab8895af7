import { buildOf } from '../../device/build';
import { storage } from '../../device/storages';
import { whenIdle } from '../../device/whenIdle';
import { goodsPrice } from '../../domain/basket/totals';
import { readBasket } from '../../stores/basket/basket';
import { isMenuOnly } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as lastVisit from '../../stores/start/lastVisit';
import { storageKey } from '../../stores/storage/storageOwner';
import { earlyFacts } from '../early/earlyFacts';
import { fetchedBy, loads, type Snapshot } from './snapshot';

/** How much of home is saved, in viewport heights. */
const screens = 1.5;
/** Time after which the shop is complete and idle, ms. */
const idleDelayMs = 3000;

/** Saves a snapshot of home once the page is idle, and each time it is hidden. */
export function saveSnapshot(root: HTMLElement): void {
  const save = () => {
    const id = merchant.state.merchant?.id;
    const build = buildOf(document);
    if (!id || merchant.state.status !== 'ready') return;
    lastVisit.keep(id);
    const snapshot = takeSnapshot(root, build);
    if (snapshot) storage.write(storageKey('home'), snapshot);
  };
  setTimeout(() => whenIdle(save, idleDelayMs), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });
}

/** The markup of the top of home; null while it shows no products. */
function takeSnapshot(root: HTMLElement, build: string): Snapshot | null {
  const home = root.firstElementChild;
  if (!(home instanceof HTMLElement) || !home.querySelector('article')) return null;
  const copy = copyUntil(home.getBoundingClientRect().top + screens * innerHeight)(home);
  if (!copy) return null;
  copy.removeAttribute('inert');
  const { lines, totals } = readBasket();
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  if (copy instanceof HTMLElement && !isMenuOnly())
    Object.assign(copy.dataset, earlyFacts(), { goods: `${goodsPrice(totals)} ${pieces}` });
  const { lang, dir, style } = document.documentElement;
  const look = ['--brand', '--on-brand', '--edge-on-light', '--edge-on-dark']
    .map((name) => [name, style.getPropertyValue(name)])
    .map(([name, value]) => (value ? `;${name}:${value}` : ''))
    .join('');
  const theme = merchant.state.settings.isDark ? 'dark' : '';
  return { build, html: copy.outerHTML, lang, dir, theme, look, ...stylesOf(copy) };
}

/**
 * Copies home without the cards that start below `end`, px from the top of the viewport. Cards are
 * in vertical order: none is measured after the first one past `end`, to avoid laying out all of
 * home.
 */
function copyUntil(end: number) {
  let isPast = false;
  return function copyOf(element: Element): Element | null {
    if (element.matches('[data-late]')) return null;
    if (element.matches('article')) {
      isPast ||= element.getBoundingClientRect().top > end;
      if (isPast) return null;
    }
    const copy = element.cloneNode() as Element;
    if (element instanceof HTMLImageElement) {
      // One address: of a list, each would have to be checked before it is drawn.
      copy.removeAttribute('srcset');
      const shown = element.currentSrc.replace(`${location.origin}/`, '/');
      if (shown) copy.setAttribute('src', shown);
      else copy.removeAttribute('src');
    }
    for (const name of element.matches('img, use') ? ['style', ...fetchedBy] : ['style'])
      deferAttribute(copy, name);
    for (const child of element.childNodes) {
      const childCopy = child instanceof Element ? copyOf(child) : child.cloneNode();
      if (childCopy) copy.append(childCopy);
    }
    return copy;
  };
}

/** Moves an attribute to `data-…` until the snapshot is drawn. */
function deferAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value === null) return;
  element.setAttribute(`data-${name}`, value);
  element.removeAttribute(name);
}

/** The lazily loaded style sheets that `snapshot` uses, and their matching rules. */
function stylesOf(snapshot: Element): Pick<Snapshot, 'styles' | 'css'> {
  const classes = new Set(
    [...snapshot.querySelectorAll('*')].flatMap((each) => [...each.classList]),
  );
  // From the edge the page's own styles are inline.
  const own = document.querySelector('style[data-file]') ? 0 : 1;
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].slice(own);
  const used = late.flatMap(({ sheet, href }) => {
    const css = usedRules(rulesOf(sheet), classes);
    return css ? [{ path: new URL(href).pathname, css }] : [];
  });
  return { styles: used.map(({ path }) => path), css: used.map(({ css }) => css).join('') };
}

/** Empty for a style sheet that failed to load: reading its rules throws. */
function rulesOf(sheet: CSSStyleSheet | null): Iterable<CSSRule> {
  try {
    return sheet?.cssRules ?? [];
  } catch {
    return [];
  }
}

/** The text of the rules that match one of `classes` and load nothing, inside their at-rules. */
const usedRules = (rules: Iterable<CSSRule>, classes: ReadonlySet<string>): string =>
  [...rules]
    .map((rule) => {
      // Checked first: where nesting is supported, a style rule is a grouping rule too.
      if (rule instanceof CSSStyleRule)
        return isUsed(rule.selectorText, classes) && !loads.test(rule.cssText) ? rule.cssText : '';
      const inner = rule instanceof CSSGroupingRule ? usedRules(rule.cssRules, classes) : '';
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('');

const isUsed = (selector: string, classes: ReadonlySet<string>): boolean =>
  (selector.match(/\.[\w-]+/g) ?? []).some((name) => classes.has(name.slice(1)));
