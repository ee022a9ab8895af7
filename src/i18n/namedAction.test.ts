import { afterAll, expect, it } from 'vitest';
import { languages } from '../domain/text/language';
import { namedAction } from './namedAction';
import { showLanguage, textsComplete } from './t';

afterAll(() => showLanguage('uz'));

const actions = [
  'common.addNamed',
  'common.decrease',
  'common.increase',
  'basket.remove',
  'favourites.heart',
  'favourites.added',
  'favourites.removed',
  'product.chooseFirst',
] as const;

it.each(languages)('is the action alone in %s if the name is blank', async (language) => {
  await showLanguage(language);
  await textsComplete();
  for (const action of actions) {
    const whole = namedAction(action, 'Osh');
    expect(whole).toContain('Osh');
    for (const nameless of ['', ' ']) {
      const alone = namedAction(action, nameless);
      expect(alone).toMatch(/^[\p{L}\p{M} ]+$/u);
      expect(whole.startsWith(alone)).toBe(true);
    }
  }
});

it('contains the name after a colon', async () => {
  await showLanguage('eng');
  expect(namedAction('common.addNamed', 'Plov')).toBe('Add to basket: Plov');
  expect(namedAction('common.addNamed', '')).toBe('Add to basket');
});
