import { useEffect, useState } from 'react';
import { limits } from '../../domain/limits';
import { searchForPlaces } from '../../flows/addresses/pickPlace';

type Found = Exclude<Awaited<ReturnType<typeof searchForPlaces>>, 'failed' | 'stale'>;

type PlaceSearch = {
  /** the latest results; null before the first response */
  answer: Found | 'failed' | null;
  /** the response for the current text is pending */
  isBusy: boolean;
  retry: () => void;
};

/** Searches for addresses, debounced (§9: 300 ms). */
export function usePlaceSearch(text: string): PlaceSearch {
  const query = text.trim();
  const [tries, setTries] = useState(0);
  const question = `${tries} ${query}`;
  const [last, setLast] = useState<{ question: string; answer: Found | 'failed' } | null>(null);

  useEffect(() => {
    if (query === '') return setLast(null);
    const search = async () => {
      const answer = await searchForPlaces(query);
      if (answer !== 'stale') setLast({ question, answer });
    };
    const timer = setTimeout(() => void search(), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [query, question]);

  return {
    answer: last?.answer ?? null,
    isBusy: last?.question !== question,
    retry: () => setTries((count) => count + 1),
  };
}
