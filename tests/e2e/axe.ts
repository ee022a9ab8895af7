import type { Page } from '@playwright/test';
import axe, { type AxeResults, type CheckResult, type RunOptions } from 'axe-core';

type Found = Pick<AxeResults, 'violations'>;

const all: RunOptions = { resultTypes: ['violations'] };
/** The size of targets (2.5.8) is off in axe by default. */
const sizes = { 'target-size': { enabled: true } };
/** Rules whose result can depend on the colour scheme. */
const colors: RunOptions = {
  ...all,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Injects axe, once per page load. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * Violations on screen: all rules in light (WCAG 2.2 A, AA and best practice, sizes of targets too),
 * colour rules in dark. One line per rule, with the failing elements. Needs `bringAxe` first.
 * `without` disables rules by id.
 */
export async function faultsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      run,
      colorScheme === 'light' ? { ...all, rules: { ...sizes, ...rules } } : colors,
    );
    for (const { id, nodes } of violations) {
      const broken = nodes
        .filter(({ any }) => !any.some(isPartlyCovered))
        .map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`);
      if (broken.length) found.push(`${id}, ${colorScheme}: ${broken.join('\n    ')}`);
    }
  }
  return found;
}

/**
 * A target that a bar covers in part is not small: it scrolls out from under it (that nothing
 * focused is covered, smallScreens.spec.ts shows). Pins may lie on each other, their place is what
 * they say.
 */
const isPartlyCovered = ({ id, data }: CheckResult): boolean =>
  id === 'target-size' && String(data?.messageKey).startsWith('partiallyObscured');

/**
 * Runs in the page. Inert content is left out: nobody can reach it, and it would take most of the
 * time.
 */
async function run(options: RunOptions): Promise<Found> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  for (const element of inert) element.hidden = true;
  const { violations } = await axe.run(document, options);
  for (const element of inert) element.hidden = false;
  return { violations };
}
