import { chooseMain, fill, home, inBrowser, logIn, type Page } from './journey';

/** A customer's page with a filled basket, an address, a note and a pick-up branch. */
export async function filled(): Promise<Page> {
  const page = await inBrowser();
  await logIn(page);
  fill(page, 2);
  chooseMain(page);
  page.draft.setAddress(home);
  page.draft.setNote('piyozsiz');
  return page;
}

/** Of these all that is stored. */
export const kept = ({ cart, draft }: Page) =>
  JSON.parse(
    JSON.stringify([cart.state.lines, draft.state.address, draft.state.note, draft.state.branchId]),
  );
