import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Language, languages } from '../domain/text/language';
import { entriesOf, paramsOf } from './dictionaries.testing';
import { currentLanguage, onLanguage, plural, showLanguage, t, textsComplete } from './t';

describe('a text with missing values', () => {
  const missing = [{}, null, undefined, '', ' ', Number.NaN];
  const muteErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => showLanguage('uz'));

  /** Splits a dictionary text into sentences. */
  const sentencesIn = (text: string) =>
    text.replaceAll(/([.!?؟])\s+|([。！？])|\n/g, '$1$2\n').split('\n');

  it.each(languages)('omits the incomplete sentences in %s and logs an error', async (language) => {
    const errors = muteErrors();
    await showLanguage(language);
    await textsComplete();
    const withParams = entriesOf(language).flatMap(([key, entry]) =>
      typeof entry === 'string' && entry.includes('{{') ? [{ key, entry }] : [],
    );
    expect(withParams.length).toBeGreaterThan(50);
    for (const { key, entry } of withParams) {
      const whole = sentencesIn(entry).filter((sentence) => !sentence.includes('{{'));
      for (const value of missing) {
        const names = paramsOf(entry).map((param) => [param.slice(2, -2), value]);
        // Values may come from the server, where types guarantee nothing.
        const shown = Reflect.apply(t, null, [key, Object.fromEntries(names)]);
        expect(shown, key).toBe(whole.join(' ').trim());
      }
    }
    expect(errors).toHaveBeenCalledTimes(withParams.length * missing.length);
  });

  it.each(languages)('omits them in %s in plural texts too', async (language) => {
    const errors = muteErrors();
    await showLanguage(language);
    await textsComplete();
    const plurals = entriesOf(language).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [] : [{ key, entry }],
    );
    expect(plurals.length).toBeGreaterThan(5);
    for (const { key, entry } of plurals) {
      const whole = sentencesIn(entry.other ?? '').filter((sentence) => !sentence.includes('{{'));
      for (const value of missing) {
        expect(Reflect.apply(plural, null, [key, value]), key).toBe(whole.join(' ').trim());
      }
    }
    expect(errors).toHaveBeenCalledTimes(plurals.length * missing.length);
  });

  it('keeps complete sentences and values of 0', async () => {
    muteErrors();
    await showLanguage('eng');
    expect(t('payment.canceledText', { number: '' })).toBe('You can place another one.');
    expect(t('checkout.madeBy', { branch: '' })).toBe('');
    expect(t('login.resendIn', { time: 0 })).toContain('0');
  });
});

describe('the current language', () => {
  afterAll(() => showLanguage('uz'));

  it('is the last requested one, even if an earlier dictionary arrives later', async () => {
    await showLanguage('uz');
    const slow = showLanguage('kz');
    await showLanguage('uz');
    await slow;
    expect(currentLanguage()).toBe('uz');
  });

  it('has all texts when the rest of a dictionary arrives before home’s part', async () => {
    vi.resetModules();
    const early = await import('./t');
    await early.textsComplete();
    await early.showLanguage('uz');
    expect(early.t('home.allCategories')).toBe('Barcha turkumlar');
    expect(early.t('login.title')).toBe('Kirish');
  });

  it('falls back to all texts of the default one if the requested dictionary fails to load', async () => {
    vi.resetModules();
    for (const part of ['./ru.home', './ru']) {
      vi.doMock(part, () => {
        throw new Error('gone');
      });
    }
    const early = await import('./t');
    const pending = early.showLanguage('ru');
    await Promise.all([early.textsComplete(), expect(pending).rejects.toThrow()]);
    await early.showLanguage('uz');
    expect(early.t('login.title')).toBe('Kirish');
    for (const part of ['./ru.home', './ru']) vi.doUnmock(part);
  });

  it('provides texts with their params filled in', async () => {
    await showLanguage('eng');
    expect(t('common.back')).toBe('Back');
    expect(t('product.minutesRange', { from: 10, to: 15 })).toBe('10–15 min');
    await showLanguage('uz');
    expect(t('home.tableAt', { table: 7 })).toBe('7-stol');
  });

  it('uses the specified wording for error pages', async () => {
    await showLanguage('eng');
    expect(t('errors.notFoundTitle')).toBe('Page Not Found');
    expect(t('errors.notFoundText', { path: '/nowhere' })).toBe('Page not found: /nowhere');
    expect(t('crash.title')).toBe('Something went wrong on this page');
  });

  it('is looked up by rosetta', async () => {
    vi.resetModules();
    const lookedUp = vi.fn(() => 'Found');
    vi.doMock('rosetta', () => ({
      default: () => ({ set: () => undefined, locale: () => 'uz', t: lookedUp }),
    }));
    const mocked = await import('./t');
    expect(mocked.t('home.tableAt', { table: 7 })).toBe('Found');
    expect(lookedUp).toHaveBeenCalledWith(['home', 'tableAt'], { table: 7 });
    vi.doUnmock('rosetta');
    vi.resetModules();
  });

  it.each([
    ['ru', 1, '1 товар'],
    ['ru', 3, '3 товара'],
    ['ru', 5, '5 товаров'],
    ['ru', 21, '21 товар'],
    ['eng', 1, '1 product'],
    ['eng', 2, '2 products'],
    ['ar', 0, 'لا توجد منتجات'],
    ['ar', 1, 'منتج واحد'],
    ['ar', 2, 'منتجان'],
    ['ar', 3, '3 منتجات'],
    ['ar', 11, '11 منتجًا'],
    ['ar', 100, '100 منتج'],
    ['kz', 2, '2 тауар'],
    ['tr', 2, '2 ürün'],
    ['uz', 2, '2 ta mahsulot'],
    ['uz', 12_000, '12\u00a0000 ta mahsulot'],
    ['zh', 2, '共 2 件商品'],
  ] as const)('has the right plural form in %s for %i', async (language, count, sentence) => {
    await showLanguage(language);
    expect(plural('basket.products', count)).toBe(sentence);
  });

  it.each([
    ['ar', 'rtl', 'ar'],
    ['kz', 'ltr', 'kk-KZ'],
  ] as const)(
    '%s is set on the document, with the direction %s, as %s',
    async (language, dir, tag) => {
      await showLanguage(language);
      expect(currentLanguage()).toBe(language);
      expect(document.documentElement.dir).toBe(dir);
      expect(document.documentElement.lang).toBe(tag);
    },
  );

  it('is reported to listeners until they unsubscribe', async () => {
    const seen: (Language | null)[] = [];
    const stop = onLanguage(() => seen.push(currentLanguage()));
    await showLanguage('tr');
    stop();
    await showLanguage('zh');
    expect(seen).toEqual(['tr']);
  });
});
