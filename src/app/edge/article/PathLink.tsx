import { createContext, type ReactNode, useContext } from 'react';
import type { HeadPlace } from '../headTypes';
import { addressOf } from '../pageAddresses';

/** What all links of a page keep: the language of its address, and the merchant where the host does not say it. */
export const PlaceContext = createContext<Pick<HeadPlace, 'segment' | 'query'>>({
  segment: null,
  query: '',
});

/** A link to one of the shop's paths. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const { segment, query } = useContext(PlaceContext);
  return <a href={addressOf('', path, segment) + query}>{children}</a>;
}
