import type { Language } from '../domain/text/language';
import { foundYmaps3, type Ymaps3 } from './ymaps3';

/** Timeout before falling back to MapLibre. */
const timeoutMs = 8_000;

/** Yandex supports few locales; all other languages use the default of the specification (§9). */
const locales: Partial<Record<Language, string>> = { eng: 'en_US', tr: 'tr_TR' };

let loading: Promise<Ymaps3> | undefined;

/**
 * Loads the Yandex Maps API once per page, in the language of the first call. Rejects when the
 * script is blocked, broken or times out; the next call retries.
 */
export function loadYandex(key: string, language: Language): Promise<Ymaps3> {
  loading ??= fetchScript(key, locales[language] ?? 'ru_RU').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function fetchScript(key: string, lang: string): Promise<Ymaps3> {
  const script = document.createElement('script');
  script.src = `https://api-maps.yandex.ru/v3/?${new URLSearchParams({ apikey: key, lang })}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading Yandex Maps timed out')), timeoutMs);
  });
  try {
    return await Promise.race([timeout, loadScript(script).then(waitForApi)]);
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

function loadScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Loading Yandex Maps failed'));
    document.head.append(script);
  });
}

async function waitForApi(): Promise<Ymaps3> {
  const api = foundYmaps3();
  await api.ready;
  return api;
}
