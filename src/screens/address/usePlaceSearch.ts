import { useEffect, useState } from 'react';
import { limits } from '../../domain/limits';
import { searchForPlaces } from '../../flows/addresses/pickPlace';

type Found = Exclude<Awaited<ReturnType<typeof searchForPlaces>>, 'failed' | 'stale'>;

type PlaceSearch = {
  /** the newest answer; null before the first one */
  answer: Found | 'failed' | null;
  /** the answer to what stands in the field is still to come */
  isBusy: boolean;
  retry: () => void;
};

/** Searches for places a moment after the last key (§9: 300 ms). */
export function usePlaceSearch(text: string): PlaceSearch {
  const wanted = text.trim();
  const [tries, setTries] = useState(0);
  const question = `${tries} ${wanted}`;
  const [last, setLast] = useState<{ question: string; answer: Found | 'failed' } | null>(null);

  useEffect(() => {
    if (wanted === '') return setLast(null);
    const ask = async () => {
      const answer = await searchForPlaces(wanted);
      if (answer !== 'stale') setLast({ question, answer });
    };
    const timer = setTimeout(() => void ask(), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [wanted, question]);

  return {
    answer: last?.answer ?? null,
    isBusy: last?.question !== question,
    retry: () => setTries((count) => count + 1),
  };
}
