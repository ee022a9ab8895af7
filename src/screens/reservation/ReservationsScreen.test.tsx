import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleBranch } from '../../../tests/samples/models';
import { showLanguage, textsComplete } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import { ReservationCard } from './ReservationsScreen';

vi.mock('../../flows/platform', () => ({ timeZone: () => 'Asia/Tashkent' }));

test('the address and the comment have their own direction', async () => {
  await showLanguage('ar');
  await textsComplete();
  branches.state.branches = [sampleBranch({ id: 'b', address: '12-mavze, 7-uy (bozor)' })];
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(
    <ReservationCard
      reservation={{
        id: '1',
        branchId: 'b',
        place: '',
        chairs: 2,
        at: 0,
        comment: '2 stul (bola)',
        status: null,
      }}
    />,
  );
  // An empty place is no fact.
  expect(page.querySelector('p')?.textContent).toMatch(/[^·\s]$/);
  const isolated = [...page.querySelectorAll('p > bdi')].map(({ textContent }) => textContent);
  expect(isolated.slice(-2)).toEqual(['12-mavze, 7-uy (bozor)', '2 stul (bola)']);
});
