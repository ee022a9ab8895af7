import { buildOf } from '../device/build';
import { shelf } from '../device/stored';
import * as lastVisit from '../stores/lastVisit';
import * as merchant from '../stores/merchant';
import { fetchedBy, type LastPicture, pictureKey } from './lastPicture';

/** So much of home, in screens, is drawn at the next start. */
const screens = 1.5;
/** The shop is whole and rests after this long, in milliseconds. */
const restMs = 3000;

/** Writes down what the shop shows, once it rests and each time that the person turns away. */
export function keepLastVisit(root: HTMLElement): void {
  const keep = () => {
    const id = merchant.state.merchant?.id;
    const build = buildOf(document);
    if (!id || merchant.state.status !== 'ready') return;
    lastVisit.keep(id);
    const picture = takePicture(root, build);
    if (picture) shelf.write(pictureKey(id), picture);
  };
  setTimeout(keep, restMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/** The markup of home's first screens; null while there are no products on it. */
function takePicture(root: HTMLElement, build: string): LastPicture | null {
  const home = root.firstElementChild;
  const top = home?.getBoundingClientRect().top ?? 0;
  if (!(home instanceof HTMLElement) || !home.querySelector('article')) return null;
  const copy = home.cloneNode(true) as HTMLElement;
  const elements = [...home.querySelectorAll('*')];
  const copies = [...copy.querySelectorAll<HTMLElement>('*')];
  for (const [index, element] of elements.entries()) {
    const same = copies[index];
    if (!same) continue;
    const isLate = element.matches('[data-late]');
    if (isLate || (element.matches('article') && isBelow(element, top))) same.remove();
    for (const name of element.matches('img, use') ? ['style', ...fetchedBy] : ['style'])
      setApart(same, name);
  }
  copy.inert = false;
  const { lang, dir, style } = document.documentElement;
  const look = ['--brand', '--on-brand']
    .map((name) => `;${name}:${style.getPropertyValue(name)}`)
    .join('');
  const theme = merchant.state.settings.isDark ? 'dark' : '';
  return { build, html: copy.outerHTML, lang, dir, theme, look, ...stylesOf(copies) };
}

/** Lets an attribute wait under `data-` until the picture is drawn. */
function setApart(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value === null) return;
  element.setAttribute(`data-${name}`, value);
  element.removeAttribute(name);
}

/** The style sheets of the parts that came after the page, as far as these elements wear them, and the rules worn. */
function stylesOf(elements: readonly Element[]): Pick<LastPicture, 'styles' | 'css'> {
  const classes = new Set(elements.flatMap((element) => [...element.classList]));
  const isWorn = (rule: CSSRule) =>
    (rule.cssText.match(/\.[\w-]+/g) ?? []).some((name) => classes.has(name.slice(1)));
  const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].slice(1);
  const worn = late.flatMap(({ sheet, href }) => {
    const css = wornRules(rulesOf(sheet), isWorn);
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

/** The text of these rules without those that are not worn, in the blocks that they stand in. */
const wornRules = (rules: Iterable<CSSRule>, isWorn: (rule: CSSRule) => boolean): string =>
  [...rules]
    .filter(isWorn)
    .map((rule) =>
      // A style rule is a group too where browsers nest.
      rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
        ? `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${wornRules(rule.cssRules, isWorn)}}`
        : rule.cssText,
    )
    .join('');

const isBelow = (element: Element, top: number): boolean =>
  element.getBoundingClientRect().top - top > screens * innerHeight;
