// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { runsAll } from '../../tests/cases';
import { honestAnswers } from '../../tests/honestAnswers';
import { partAt, pathsOf, replaced, shortened } from '../../tests/hostile';
import { expectLinear, growthOf, longText, patterns } from '../../tests/longTexts';
import { type AnswerKind, callsByAnswer } from './everyCall.testing';
import { body, fakeServer } from './fakeServer.testing';

// Bounded in time: a text of any field is read in one pass, however it is written.

let honest: Record<AnswerKind, unknown>;
beforeAll(async () => {
  honest = await honestAnswers();
});

const kinds = Object.keys(callsByAnswer).filter(
  (kind): kind is AnswerKind => kind in callsByAnswer,
);

/** Patterns in turn, from field to field; with `npm run test:all` more of them. */
const perField = runsAll ? 6 : 1;

describe.each(kinds)('the response of %s', (kind) => {
  test('is read in one pass, with a long text in any field', async () => {
    const sample = shortened(honest[kind], 1);
    const fields = pathsOf(sample).filter((path) => typeof partAt(sample, path) !== 'object');
    const readings = fields.flatMap((path, field) =>
      Array.from({ length: perField }, (_, turn) => {
        const pattern = patterns[(field * perField + turn) % patterns.length] ?? 'a';
        return {
          named: `${path.join('.')} of ${JSON.stringify(pattern)}`,
          read: (length: number) =>
            readAll(kind, replaced(sample, path, longText(pattern, length))),
        };
      }),
    );
    await expectLinear(readings);
  });
});

test('a reading that goes over its text again and again is found', async () => {
  const readAgain = (length: number) => {
    let steps = 0;
    for (let from = 0; from < length; from += 1)
      for (let at = from; at < length; at += 1) steps += at % 3;
    return steps;
  };
  expect(await growthOf(readAgain)).toBeGreaterThan(8);
});

function readAll(kind: AnswerKind, answer: unknown) {
  const { http } = fakeServer(() => body(JSON.stringify(answer)));
  return Promise.all(Object.values(callsByAnswer[kind]).map((call) => call(http)));
}
