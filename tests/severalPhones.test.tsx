import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { backend, beginJourneys, inBrowser } from './journey';
import { sampleBranch } from './samples/models';
import { eventually } from './until';

beginJourneys();

const field = '71 200 10 20, 90 123 45 67';
const both = ['tel:+998712001020', 'tel:+998901234567'];

/** The screen has these phones to call, in this order. */
async function expectCalls(screen: ReactElement, calls: readonly string[]): Promise<void> {
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(screen);
  const links = () => [...place.querySelectorAll('a[href^="tel:"]')];
  await eventually(() => expect(links().map((link) => link.getAttribute('href'))).toEqual(calls));
}

beforeEach(() => {
  for (const settings of backend.db.settings)
    Object.assign(settings, {
      branchesActive: false,
      phoneActive: true,
      phone: field,
      contacts: [field, '+998 90 123 45 67'],
    });
});

test('two phones in one contact are two rows, and none is there twice', async () => {
  await inBrowser();
  const { ContactsScreen } = await import('../src/screens/extra/ContactsScreen');
  await expectCalls(<ContactsScreen />, both);
});

test('two phones in the field of the settings are two links on the page of links', async () => {
  await inBrowser();
  const { LinkPage } = await import('../src/screens/extra/LinkPageScreen');
  await expectCalls(<LinkPage />, both);
});

test('two phones of a branch can each be called', async () => {
  await inBrowser();
  const { BranchDetail } = await import('../src/screens/branches/BranchDetail');
  await expectCalls(<BranchDetail branch={sampleBranch({ phone: field })} />, both);
});

test('where there is room for one button, it calls the first', async () => {
  await inBrowser();
  const { CallShop } = await import('../src/screens/orders/CodeOfOrder');
  await expectCalls(<CallShop order={{ branchPhone: field }} />, both.slice(0, 1));
});
