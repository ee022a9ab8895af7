import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, CheckResult, RunOptions } from 'axe-core';
import { colorRules, textRules } from './axeRules';
import { readState, type ScreenState } from './screenState';

type Scheme = 'dark' | 'light';
type Run = { scheme: Scheme; options: RunOptions };

const all: RunOptions = { resultTypes: ['violations'] };
/** The size of targets (2.5.8) is off in axe by default. */
const sizes = { 'target-size': { enabled: true } };
const only = (values: readonly string[]): RunOptions => ({
  ...all,
  runOnly: { type: 'rule', values: [...values] },
});

/** `axe.source` is not minified: a third longer to send and to read, on every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe, once per page load. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/**
 * Violations on screen: all rules in light (WCAG 2.2 A, AA and best practice, sizes of targets too),
 * colour rules in dark. One line per rule, with the failing elements. Needs `bringAxe` first.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const putBack = await page.evaluateHandle(setAside);
  const found = await look(page, [
    { scheme: 'dark', options: only(colorRules) },
    { scheme: 'light', options: { ...all, rules: sizes } },
  ]);
  await putBack.evaluate((put) => put());
  return found;
}

/**
 * Returns a `faultsOf` for one state after another, on one page or many, which brings axe itself and
 * looks at each state once: where nothing differs from a state seen before, nothing is run; where only
 * texts differ, what texts can change (axeRules.ts). Every second state is seen in dark first, which
 * saves half of the changes of scheme. `without` disables rules by id.
 */
export function axeTour(without: readonly string[] = []) {
  const states = new Set<string>();
  const structures = new Set<string>();
  const disabled = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  let schemes: Scheme[] = ['light', 'dark'];

  const optionsOf = (scheme: Scheme, { structure }: ScreenState): RunOptions => {
    if (scheme === 'dark') return only(colorRules);
    if (structures.has(structure)) return only(textRules.filter((id) => !without.includes(id)));
    return { ...all, rules: { ...sizes, ...disabled } };
  };

  return async function lookOnce(page: Page): Promise<string[]> {
    const putBack = await page.evaluateHandle(setAside);
    const state = await page.evaluate(readState);
    const isKnown = states.has(state.whole);
    const found: string[] = [];
    if (!isKnown) {
      if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
      const runs = schemes.map((scheme) => ({ scheme, options: optionsOf(scheme, state) }));
      found.push(...(await look(page, runs)));
    }
    const { whole } = await page.evaluate(readState);
    await putBack.evaluate((put) => put());
    // A screen that gave way to another one meanwhile was seen half.
    if (whole !== state.whole) return lookOnce(page);
    if (isKnown) return [];
    states.add(state.whole);
    structures.add(state.structure);
    schemes = schemes.toReversed();
    return found;
  };
}

async function look(page: Page, runs: readonly Run[]): Promise<string[]> {
  const found: string[] = [];
  for (const { scheme, options } of runs) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const { id, nodes } of await page.evaluate(run, options)) {
      const broken = nodes
        .filter(({ any }) => !any.some(isPartlyCovered))
        .map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`);
      if (broken.length) found.push(`${id}, ${scheme}: ${broken.join('\n    ')}`);
    }
  }
  return found;
}

/**
 * A target that a bar covers in part is not small: it scrolls out from under it (that nothing
 * focused is covered, enlarged.spec.ts shows). Pins may lie on each other, their place is what
 * they say.
 */
const isPartlyCovered = ({ id, data }: CheckResult): boolean =>
  id === 'target-size' && String(data?.messageKey).startsWith('partiallyObscured');

/**
 * Runs in the page: leaves out what nobody can reach, as it would take most of the time. What lies beneath a sheet is
 * taken out of the document, so that it is not painted in each scheme either: it is inert once the sheet has opened.
 * Returns how to put it back.
 */
function setAside() {
  const isBeneath =
    '#root > [inert], #root > div:not([role]):has(~ [role=dialog]:not([data-leaving]))';
  const beneath = [...document.querySelectorAll(isBeneath)].map((element) => {
    const mark = document.createComment('');
    element.replaceWith(mark);
    return { element, mark };
  });
  const hidden = [...document.querySelectorAll<HTMLElement>('[inert]:not([hidden])')];
  for (const element of hidden) element.hidden = true;
  return () => {
    for (const { element, mark } of beneath) mark.replaceWith(element);
    for (const element of hidden) element.hidden = false;
  };
}

/** Runs in the page. */
async function run(options: RunOptions): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  return (await axe.run(document, options)).violations;
}
