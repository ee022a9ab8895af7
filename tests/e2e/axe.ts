import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;
type Options = Parameters<AxeBuilder['options']>[0];
type Axe = { run: (context: Document, options: Options) => Promise<Found> };

const all: Options = { resultTypes: ['violations'] };
/** The rules that a colour scheme can make a difference to. */
const colors: Options = {
  ...all,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Brings axe into the page, for as long as the page lives: to bring it each time takes its time. */
export async function bringAxe(page: Page): Promise<void> {
  // only the mode without a page of its own leaves it behind
  await new AxeBuilder({ page }).setLegacyMode().withRules('bypass').analyze();
}

/**
 * What axe has against what is on screen, in light by all of its rules (WCAG 2.2 A and AA, and what
 * it calls best practice), in dark by those about colours. One line for each rule, with the
 * elements that break it. The page needs `bringAxe` before. `without` names rules that do not apply.
 */
export async function faultsOf(page: Page, without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(
      run,
      colorScheme === 'light' ? { ...all, rules } : colors,
    );
    for (const { id, nodes } of violations) {
      const broken = nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`);
      found.push(`${id}, ${colorScheme}: ${broken.join('\n    ')}`);
    }
  }
  return found;
}

/** Runs in the page. What is inert is nobody's to reach, and most of the work: it is left out. */
async function run(options: Options): Promise<Found> {
  const { axe } = window as unknown as { axe: Axe };
  const inert = [...document.querySelectorAll<HTMLElement>('[inert]')];
  for (const element of inert) element.hidden = true;
  const { violations } = await axe.run(document, options);
  for (const element of inert) element.hidden = false;
  return { violations };
}
