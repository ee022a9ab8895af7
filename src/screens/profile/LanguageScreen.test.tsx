import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { langTag, languages } from '../../domain/text/language';
import { languageNames } from '../../i18n/languageNames';
import { LanguageScreen } from './LanguageScreen';

vi.mock('./useLanguages', () => ({ useLanguages: () => ({ active: languages, current: 'uz' }) }));

test('every language is named in itself, and says so', () => {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<LanguageScreen />);
  const names = [...page.querySelectorAll('label bdi')];
  expect(names.map(({ textContent }) => textContent)).toEqual(Object.values(languageNames));
  expect(names.map((one) => one.getAttribute('lang'))).toEqual(languages.map(langTag));
});
