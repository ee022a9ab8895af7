import { expect, test } from 'vitest';
import type { Finding } from './check/finding';
import { reportHtml } from './check/reportHtml';
import { OperatorError, readToken } from './demo/readToken';
import { printable, printer, withoutTokens } from './printable';

const token = `123456789:${'Ab-_9'.repeat(7)}`;

test('what would move the cursor, turn a line or hide in it is made visible', () => {
  expect(printable('\u001b[2Ja\nb\u202ec\u200bd')).toBe('\\u{1b}[2Ja\\u{a}b\\u{202e}c\\u{200b}d');
  const joined = '👩\u200d🍳';
  expect(printable(`Toʻy oshi, 20 % – “плов” ${joined}`)).toBe(
    `Toʻy oshi, 20 % – “плов” ${joined}`,
  );
});

test('the token itself in place of its file is said to be one, and is not shown again', () => {
  for (const path of [token, `/home/shop/${token}`]) {
    const read = () => readToken(path, () => undefined);
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/is the token itself/);
    expect(read).not.toThrow(/Ab-_9/);
  }
});

test('a token inside a text of the bot or a message is masked', () => {
  const printed: string[] = [];
  printer((line) => printed.push(line))(`about: call ${token}, please`);
  expect(printed).toEqual(['about: call (a token), please']);
  expect(new OperatorError(`cannot read eyJhbGciOi.eyJzdWIi.c2ln`).message).toBe(
    'cannot read (a token)',
  );
});

test('what only looks like one stays', () => {
  const text = 'https://oltinqozon-shop.storefront-example.uzbekistan 12:30, 998901234567';
  expect(withoutTokens(text)).toBe(text);
});

test('neither a token nor a control character gets into the page of the report', () => {
  const finding: Finding = {
    subject: 'bot',
    id: 'bot.token',
    outcome: 'silent',
    light: 'red',
    asked: 'GET /x',
    came: `"\u0007\u202e${token}"`,
    means: 'one\ntwo',
    todo: '',
  };
  const page = reportHtml([finding], 'A shop', 'today');
  for (const sign of ['\u0007', '\u202e', 'Ab-_9']) expect(page).not.toContain(sign);
  expect(page).toContain('\\u{7}\\u{202e}(a token)');
  expect(page).toContain('one\ntwo');
});
