import { androidUserAgent } from '../../mocks/telegram/launch/userAgent';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { inMotion } from './inMotion';
import { addPlov, basket, expectSheets, pickUp, press, type Screen, topSheet } from './steps';
import { walkToOrder } from './walkToOrder';

test.use(inMotion);

/** Names of everything that animated for more than 1 ms; only loading indicators may, and what is not seen. */
const animationNames = (screen: Screen): Promise<string[]> =>
  screen.locator('html').evaluate(() => {
    const { moved } = window as unknown as { moved: Set<string> };
    return [...moved].filter((name) => !/spin|early-turn|untouchable/.test(name));
  });

/** Runs in the page from its start: inspects every frame and every animation that starts. */
function watchAnimations() {
  const moved = new Set<string>();
  Object.assign(window, { moved });
  const nameOf = (animation: Animation) => {
    if (animation instanceof CSSTransition) return animation.transitionProperty;
    return animation instanceof CSSAnimation ? animation.animationName : animation.id;
  };
  const recordAnimations = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.className : '';
      if (Number(effect?.getComputedTiming().duration) > 1)
        moved.add(`${nameOf(animation)} of ${target}`);
    }
  };
  const onFrame = () => {
    recordAnimations();
    requestAnimationFrame(onFrame);
  };
  onFrame();
  for (const event of ['transitionrun', 'animationstart'])
    addEventListener(event, recordAnimations, true);
}

/** Removes the only basket line and restores it from the notice. */
async function removeAndRestore(screen: Screen) {
  await topSheet(screen)
    .getByRole('button', { name: /^Olib tashlash: Toʻy oshi/ })
    .click();
  await screen.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(topSheet(screen).getByText('Toʻy oshi')).toBeVisible();
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing animates while an order is placed', async ({ page, shop }) => {
    await page.addInitScript(watchAnimations);
    const release = await holdBack(page, '**/products/v1/overalls**');
    await page.goto('/?vendor=demo');
    await expect(page.locator('.early-cards')).toBeVisible();
    await release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await addPlov(page, (name) => press(page, name));
    await press(page, basket);
    await removeAndRestore(page);
    await page.keyboard.press('Escape');
    await expectSheets(page);
    await walkToOrder(page, shop);
    await press(page, /Buyurtma berish/);
    await expectSheets(page, 'Buyurtma yuborildi');
    expect(await animationNames(page)).toEqual([]);
  });
});

test.describe('on a phone that Telegram reports as slow', () => {
  test.use({ userAgent: androidUserAgent('LOW') });

  test('the document is marked as weak for CSS, and nothing animates while an order is placed', async ({
    page,
    simulator,
  }) => {
    await page.addInitScript(watchAnimations);
    const { app } = await simulator({ platform: 'android', contact: 'grant' });
    await expect(app.locator('html')).toHaveAttribute('data-weak', '');
    const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
    await addPlov(app, pressIn);
    await pressIn(basket);
    await removeAndRestore(app);
    await pressIn(/Rasmiylashtirish/);
    await pickUp(app, pressIn);
    await pressIn(/Buyurtma berish/);
    await expectSheets(app, 'Buyurtma yuborildi');
    expect(await animationNames(app)).toEqual([]);
  });
});

test('without either setting there are animations', async ({ plain }) => {
  await plain.addInitScript(watchAnimations);
  await plain.reload();
  await addPlov(plain, (name) => press(plain, name));
  expect(await animationNames(plain)).not.toEqual([]);
});
