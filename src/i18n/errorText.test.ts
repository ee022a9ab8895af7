import { beforeEach, describe, expect, it } from 'vitest';
import { errorText } from './errorText';
import { showLanguage, t } from './t';

const refusal = {
  kind: 'status' as const,
  status: 400,
  description: { uz: 'Kod eskirgan', ru: 'Код устарел' },
};
const known = { 400: 'errors.wrongCode' as const };

describe('the text about a failed request', () => {
  beforeEach(() => showLanguage('uz'));

  it('is the server’s description in the user’s language', () => {
    expect(errorText(refusal, known)).toBe('Kod eskirgan');
  });

  it('is the app’s own text first if the description is only in other languages', async () => {
    await showLanguage('ar');
    const [sentence, said] = errorText(refusal, known).split('\n');
    expect(sentence).toBe(t('errors.wrongCode'));
    expect(said).toContain('Код устарел');
  });

  it('is the fallback in Russian with an Uzbek description below it, as what the shop says', async () => {
    await showLanguage('ru');
    const [sentence, said] = errorText({ ...refusal, description: { uz: 'Kod eskirgan' } }).split(
      '\n',
    );
    expect(sentence).toBe('Произошла ошибка, попробуйте позже');
    expect(said).toMatch(/^Ответ магазина: .*Kod eskirgan/);
  });

  it('says that the price has risen if the server only sends that reason', async () => {
    const overpriced = { ...refusal, description: null, reason: 'overpriced' as const };
    expect(errorText(overpriced, known)).toBe('Mahsulot narxi oshgan');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toBe('Kod eskirgan');
    await showLanguage('ar');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toMatch(/^ارتفع سعر المنتج\n/);
  });

  it('is generic without a description and a known status', () => {
    expect(errorText({ ...refusal, description: null })).toBe(t('errors.general'));
  });
});
