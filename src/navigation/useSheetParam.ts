import { useRouter } from 'wouter';

/**
 * A value of the query that this layer stands at (`/category?id=7`), null when it is missing. A
 * sheet beneath others keeps its own.
 */
export function useSheetParam(name: string): string | null {
  const router = useRouter();
  return new URLSearchParams(router.searchHook(router)).get(name);
}
