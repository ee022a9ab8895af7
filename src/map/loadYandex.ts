import type { Language } from '../domain/text/language';
import { foundYmaps3, type Ymaps3 } from './ymaps3';

/** longer than this nobody waits for Yandex before MapLibre takes its place */
const yandexPatienceMs = 8_000;

/** Yandex knows few locales; the specification's default (§9) stands for the others. */
const locales: Partial<Record<Language, string>> = { eng: 'en_US', tr: 'tr_TR' };

let loading: Promise<Ymaps3> | undefined;

/**
 * The API of Yandex Maps, fetched once for the page: its language is that of the first call.
 * Rejects when the script is blocked, broken or late; the next call then tries again.
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
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Yandex Maps is late')), yandexPatienceMs);
  });
  try {
    return await Promise.race([late, ranScript(script).then(readyApi)]);
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

function ranScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('Yandex Maps was not loaded'));
    document.head.append(script);
  });
}

async function readyApi(): Promise<Ymaps3> {
  const api = foundYmaps3();
  await api.ready;
  return api;
}
