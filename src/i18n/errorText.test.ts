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

  it('is the app’s own text if the description is only in other languages', async () => {
    await showLanguage('ar');
    expect(errorText(refusal, known)).toBe(t('errors.wrongCode'));
  });

  it('is the description in another language rather than a generic text', async () => {
    await showLanguage('ar');
    expect(errorText(refusal)).toBe('Код устарел');
  });

  it('says that the price has risen if the server only sends that reason', async () => {
    const overpriced = { ...refusal, description: null, reason: 'overpriced' as const };
    expect(errorText(overpriced, known)).toBe('Mahsulot narxi oshgan');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toBe('Kod eskirgan');
    await showLanguage('ar');
    expect(errorText({ ...refusal, reason: 'overpriced' })).toBe('ارتفع سعر المنتج');
  });

  it('is generic without a description and a known status', () => {
    expect(errorText({ ...refusal, description: null })).toBe(t('errors.general'));
  });
});
