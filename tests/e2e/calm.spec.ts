import { androidUserAgent } from '../../mocks/telegram/launch/userAgent';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import {
  addPlov,
  basket,
  expectSheets,
  goToOrder,
  pickUp,
  press,
  type Screen,
  topSheet,
} from './steps';

/** What has moved for longer than a millisecond, by name; only the sign of waiting may. */
const movements = (screen: Screen): Promise<string[]> =>
  screen.locator('html').evaluate(() => {
    const { moved } = window as unknown as { moved: Set<string> };
    return [...moved].filter((name) => !name.includes('spin'));
  });

/** Runs in the page from its beginning: looks at every frame, and when something sets out. */
function watchMovements() {
  const moved = new Set<string>();
  Object.assign(window, { moved });
  const nameOf = (animation: Animation) => {
    if (animation instanceof CSSTransition) return animation.transitionProperty;
    return animation instanceof CSSAnimation ? animation.animationName : animation.id;
  };
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.className : '';
      if (Number(effect?.getComputedTiming().duration) > 1)
        moved.add(`${nameOf(animation)} of ${target}`);
    }
  };
  const lookAgain = () => {
    look();
    requestAnimationFrame(lookAgain);
  };
  lookAgain();
  for (const event of ['transitionrun', 'animationstart']) addEventListener(event, look, true);
}

/** Takes the only line out of the basket and brings it back from the notice. */
async function changeTheirMind(screen: Screen) {
  await topSheet(screen)
    .getByRole('button', { name: /^Olib tashlash: Toʻy oshi/ })
    .click();
  await screen.getByRole('button', { name: 'Qaytarish' }).click();
  await expect(topSheet(screen).getByText('Toʻy oshi')).toBeVisible();
}

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves while an order is made', async ({ page, shop }) => {
    await page.addInitScript(watchMovements);
    const letCome = await holdBack(page, '**/products/v1/overalls**');
    await page.goto('/?vendor=demo');
    await expect(page.locator('[class*="_bone"]').first()).toBeVisible();
    await letCome();
    await expect(page.getByRole('article').first()).toBeVisible();
    await addPlov(page, (name) => press(page, name));
    await press(page, basket);
    await changeTheirMind(page);
    await page.keyboard.press('Escape');
    await expectSheets(page);
    await goToOrder(page, shop);
    await press(page, /Buyurtma berish/);
    await expectSheets(page, 'Buyurtma qabul qilindi');
    expect(await movements(page)).toEqual([]);
  });
});

test.describe('on a phone that Telegram calls slow', () => {
  test.use({ userAgent: androidUserAgent('LOW') });

  test('nothing moves while an order is made', async ({ page, simulator }) => {
    await page.addInitScript(watchMovements);
    const { app } = await simulator({ platform: 'android', contact: 'grant' });
    const pressIn = (name: RegExp) => page.getByRole('button', { name }).click();
    await addPlov(app, pressIn);
    await pressIn(basket);
    await changeTheirMind(app);
    await pressIn(/Rasmiylashtirish/);
    await pickUp(app, pressIn);
    await pressIn(/Buyurtma berish/);
    await expectSheets(app, 'Buyurtma qabul qilindi');
    expect(await movements(app)).toEqual([]);
  });
});

test('a phone that is asked for nothing does move', async ({ plain }) => {
  await plain.addInitScript(watchMovements);
  await plain.reload();
  await addPlov(plain, (name) => press(plain, name));
  expect(await movements(plain)).not.toEqual([]);
});
