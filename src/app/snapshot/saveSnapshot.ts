import { buildOf } from '../../device/build';
import { storage } from '../../device/storages';
import { whenIdle } from '../../device/whenIdle';
import * as merchant from '../../stores/merchant';
import * as lastVisit from '../../stores/start/lastVisit';
import { storageKey } from '../../stores/storage/storageOwner';
import { fetchedBy, type Snapshot } from './snapshot';

/** So much of home, in screens, is drawn at the next start. */
const screens = 1.5;
/** The shop is whole and rests after this long, in milliseconds. */
const restMs = 3000;

/** Writes down what the shop shows, once it rests and each time that the person turns away. */
export function saveSnapshot(root: HTMLElement): void {
  const keep = () => {
    const id = merchant.state.merchant?.id;
    const build = buildOf(document);
    if (!id || merchant.state.status !== 'ready') return;
    lastVisit.keep(id);
    const picture = takePicture(root, build);
    if (picture) storage.write(storageKey('home'), picture);
  };
  setTimeout(() => whenIdle(keep, restMs), restMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/** The markup of home's first screens; null while there are no products on it. */
function takePicture(root: HTMLElement, build: string): Snapshot | null {
  const home = root.firstElementChild;
  if (!(home instanceof HTMLElement) || !home.querySelector('article')) return null;
  const copy = copyUntil(home.getBoundingClientRect().top + screens * innerHeight)(home);
  if (!copy) return null;
  copy.removeAttribute('inert');
  const { lang, dir, style } = document.documentElement;
  const look = ['--brand', '--on-brand']
    .map((name) => `;${name}:${style.getPropertyValue(name)}`)
    .join('');
  const theme = merchant.state.settings.isDark ? 'dark' : '';
  return { build, html: copy.outerHTML, lang, dir, theme, look, ...stylesOf(copy) };
}

/**
 * Copies home without the cards that begin below `end`, in pixels from the window's top. They follow
 * each other downwards: behind the first of them none is measured, which would lay out the whole shop.
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
    for (const name of element.matches('img, use') ? ['style', ...fetchedBy] : ['style'])
      setApart(copy, name);
    for (const child of element.childNodes) {
      const same = child instanceof Element ? copyOf(child) : child.cloneNode();
      if (same) copy.append(same);
    }
    return copy;
  };
}

/** Lets an attribute wait under `data-` until the picture is drawn. */
function setApart(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value === null) return;
  element.setAttribute(`data-${name}`, value);
  element.removeAttribute(name);
}

/** The style sheets of the parts that came after the page, as far as `picture` wears them, and the rules worn. */
function stylesOf(picture: Element): Pick<Snapshot, 'styles' | 'css'> {
  const classes = new Set(
    [...picture.querySelectorAll('*')].flatMap((each) => [...each.classList]),
  );
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].slice(1);
  const worn = late.flatMap(({ sheet, href }) => {
    const css = wornRules(rulesOf(sheet), classes);
    return css ? [{ href, css }] : [];
  });
  return { styles: worn.map(({ href }) => href), css: worn.map(({ css }) => css).join('') };
}

/** Nobody wears a style sheet that did not arrive; reading its rules throws. */
function rulesOf(sheet: CSSStyleSheet | null): Iterable<CSSRule> {
  try {
    return sheet?.cssRules ?? [];
  } catch {
    return [];
  }
}

/** The text of those rules that one of `classes` wears, in the blocks that they stand in. */
const wornRules = (rules: Iterable<CSSRule>, classes: ReadonlySet<string>): string =>
  [...rules]
    .map((rule) => {
      // Asked first: a style rule is a group too where browsers nest.
      if (rule instanceof CSSStyleRule)
        return isWorn(rule.selectorText, classes) ? rule.cssText : '';
      const inner = rule instanceof CSSGroupingRule ? wornRules(rule.cssRules, classes) : '';
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    })
    .join('');

const isWorn = (selector: string, classes: ReadonlySet<string>): boolean =>
  (selector.match(/\.[\w-]+/g) ?? []).some((name) => classes.has(name.slice(1)));
