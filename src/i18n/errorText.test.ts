import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText, phoneErrorText } from './errorText';
import { showLanguage, t, textsComplete } from './t';

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

describe('the text about a refused telephone number', () => {
  const refused = { kind: 'status', status: 409 } as const;
  const known = { 409: 'profile.phoneTaken' } as const;

  beforeAll(async () => {
    await showLanguage('tr');
    await textsComplete();
  });

  it('is the server’s description in the user’s language', () => {
    const description = { uz: 'Band', tr: 'Kullanımda' };
    expect(phoneErrorText({ ...refused, description }, known)).toBe('Kullanımda');
  });

  it('is the Uzbek description if there is none in that language', () => {
    const description = { ru: 'Занят', uz: 'Band' };
    expect(phoneErrorText({ ...refused, description }, known)).toBe('Band');
  });

  it('is the app’s own text without a description', () => {
    expect(phoneErrorText({ ...refused, description: null }, known)).toBe(
      'Bu numara başka bir kullanıcıya ait',
    );
    const dropped = { kind: 'network', status: null, description: null } as const;
    expect(phoneErrorText(dropped, known)).toMatch(/^Bağlantı yok/);
  });
});
