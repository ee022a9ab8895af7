import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../src/domain/text/language';
import { showLanguage, t, textsComplete } from '../src/i18n/t';
import { NotFoundScreen } from '../src/screens/info/NotFoundScreen';

const sentences = {
  uz: 'Sahifa topilmadi',
  ru: 'Страница не найдена',
  eng: 'Page not found',
  ar: 'الصفحة غير موجودة',
  kz: 'Бет табылмады',
  tr: 'Sayfa bulunamadı',
  zh: '页面不存在',
} as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each(languages)('an unknown page says so and names its path, in %s', async (language) => {
  await showLanguage(language);
  await textsComplete();
  history.replaceState(null, '', '/nowhere/at-all');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(() => root.render(<NotFoundScreen />));
  expect(place.textContent).toContain(sentences[language]);
  expect(place.textContent).toContain('/nowhere/at-all');
  expect(place.textContent).toContain(t('common.toMenu'));
  await act(() => root.unmount());
});
