import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOptions } from '../../../tests/samples/models';
import type { ModificationGroup } from '../../domain/catalog/catalog';
import { showLanguage, textsComplete } from '../../i18n/t';
import { ruleText } from './ruleText';

const group = (min: number, max: number | null): ModificationGroup =>
  sampleOptions({ cheese: 0, bacon: 0, olives: 0 }, { min, max });

describe('the rule of a group of options', () => {
  beforeAll(() => showLanguage('eng').then(textsComplete));

  test.each([
    [1, 1, 'Choose one'],
    [0, 1, 'Optional, one at most'],
    [1, 3, 'Choose 1 to 3'],
    [2, 2, 'Choose exactly 2'],
    [0, 4, 'Choose up to 4'],
    [2, null, 'Choose at least 2'],
    [0, null, 'Choose as many as you like'],
  ])('describes a minimum of %s and a maximum of %s', (min, max, sentence) => {
    expect(ruleText(group(min, max))).toBe(sentence);
  });
});
