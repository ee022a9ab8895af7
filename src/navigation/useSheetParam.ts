import { useRouter } from 'wouter';

/**
 * A query parameter of this layer's address (`/category?id=7`), null if missing. A sheet beneath
 * others keeps its own.
 */
export function useSheetParam(name: string): string | null {
  const router = useRouter();
  return new URLSearchParams(router.searchHook(router)).get(name);
}
