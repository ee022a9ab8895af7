import { beforeEach, describe, expect, it } from 'vitest';
import { errorText } from './errorText';
import { showLanguage, t } from './t';

const refusal = {
  kind: 'status' as const,
  status: 400,
  description: { uz: 'Kod eskirgan', ru: 'Код устарел' },
};
const known = { 400: 'errors.wrongCode' as const };

describe('what is told about a failed call', () => {
  beforeEach(() => showLanguage('uz'));

  it('is what the server says in the language of the person', () => {
    expect(errorText(refusal, known)).toBe('Kod eskirgan');
  });

  it('is our own sentence where the server says it in other languages only', async () => {
    await showLanguage('ar');
    expect(errorText(refusal, known)).toBe(t('errors.wrongCode'));
  });

  it('is in another language rather than no particular thing at all', async () => {
    await showLanguage('ar');
    expect(errorText(refusal)).toBe('Код устарел');
  });

  it('is that the product costs more, where the server says so without words for it', async () => {
    const overpriced = { ...refusal, description: null, reason: 'overpriced' as const };
    expect(errorText(overpriced, known)).toBe('Mahsulot narxi oshgan');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toBe('Kod eskirgan');
    await showLanguage('ar');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toBe('ارتفع سعر المنتج');
  });

  it('is general where nothing is said and nothing known', () => {
    expect(errorText({ ...refusal, description: null })).toBe(t('errors.general'));
  });
});
