import { expect, test } from 'vitest';
import { openPolicy } from './policy';

const hash = "'sha256-x'";

test.each([
  ["default-src 'self'", `default-src 'self'; script-src 'self' ${hash}`],
  ["script-src 'none'; img-src *", `script-src ${hash}; img-src *`],
  [
    "script-src 'self'; script-src-elem 'self'",
    `script-src 'self'; script-src-elem 'self' ${hash}`,
  ],
  ["script-src 'unsafe-inline'", "script-src 'unsafe-inline'"],
  ["script-src 'unsafe-inline' 'nonce-a'", `script-src 'unsafe-inline' 'nonce-a' ${hash}`],
  ["frame-ancestors 'none'; upgrade-insecure-requests", ''],
  ["script-src a.test, frame-ancestors 'self'", `script-src a.test ${hash}`],
])('of the policy %s remains %s', (policy, open) => {
  expect(openPolicy(policy, hash)).toBe(open);
});
