import { chromium } from '@playwright/test';
import { findBrowser, launchOptionsOf } from '../browser';
import { buildWhenOutdated } from '../buildShop';
import { median } from './median';
import { type Scale, type ScaleCase, scaleCases } from './scaleCases';
import { startScale } from './scaleRun';

/** Most elements in the page, on any screen. */
const elementsGoal = 2500;
/** ms */
const frameGoal = 34;

/**
 * Opens every screen that shows a list with 10,000 entries in it, unthrottled, and prints what each
 * costs: medians of `runs`. `only`: a part of the names.
 */
export async function benchScale(runs: number, only: string): Promise<void> {
  await buildWhenOutdated();
  const browser = await chromium.launch(launchOptionsOf(await findBrowser()));
  const scale = await startScale(browser);
  console.log(
    '\n| Screen | main thread, ms | goal | elements | while scrolling | frame, p95, ms |',
  );
  console.log('|---|---|---|---|---|---|');
  try {
    for (const each of scaleCases.filter(({ name }) => name.includes(only))) {
      const found: Scale[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await scale.measure(each));
      console.log(lineOf(each, found));
    }
  } finally {
    await browser.close();
    await scale.close();
  }
}

function lineOf({ name, goal }: ScaleCase, found: readonly Scale[]): string {
  const middle = (of: keyof Scale) => Math.round(median(found.map((each) => each[of])));
  const cell = (of: keyof Scale, most: number) =>
    middle(of) > most ? `**${middle(of)}**` : String(middle(of));
  const cells = [
    name,
    cell('mainThread', goal),
    String(goal),
    cell('elements', elementsGoal),
    cell('scrolled', elementsGoal),
    cell('frame', frameGoal),
  ];
  return `| ${cells.join(' | ')} |`;
}
