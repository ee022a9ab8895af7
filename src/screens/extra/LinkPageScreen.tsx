import { LinkPage } from './LinkPage';

/** `/extra`: the merchant's links. */
export function LinkPageScreen() {
  return <LinkPage />;
}
