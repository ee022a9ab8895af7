import { expect, test } from 'vitest';
import { beginJourneys, inTelegram } from './journey';
import { sampleOrder } from './samples/orders';

beginJourneys();

test('an offer that is answered while it is found out what can be offered does not come back', async () => {
  const page = await inTelegram();
  const { showPrompts } = await import('../src/flows/start/showPrompts');
  const prompts = await import('../src/stores/start/prompts');
  const { telegram, ...others } = page.services();
  const asked: ((answer: null) => void)[] = [];
  const told = () => new Promise<null>((resolve) => void asked.push(resolve));
  let findHomeScreen: () => Promise<null> = async () => null;
  page.provideServices({
    ...others,
    telegram: {
      ...telegram,
      offers: async () => ({
        askForNotices: async () => false,
        findHomeScreen: () => findHomeScreen(),
        shareStory: null,
      }),
    },
  });
  const order = sampleOrder({ status: 'ACCEPTED', paymentType: 'CASH' });
  await showPrompts(order);
  expect(prompts.state.open).toEqual(['notices']);
  findHomeScreen = told;
  const looking = showPrompts(order);
  await expect.poll(() => asked.length).toBe(1);
  prompts.close('notices');
  asked[0]?.(null);
  await looking;
  expect(prompts.state.open).toEqual([]);
});
