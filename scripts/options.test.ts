import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portOf } from './options';
import { usageOf } from './usage.mjs';

const [, started = ''] = process.argv;
beforeEach(() => {
  process.argv[1] = 'scripts/demo.ts';
});
afterEach(() => {
  process.argv[1] = started;
  vi.restoreAllMocks();
});

test('a port is a whole number, with others above it', () => {
  expect(['1024', '4173', '64999'].map(portOf)).toEqual([1024, 4173, 64999]);
});

test.each(['', '0', '80', '1023', 'abc', '-1', '5190.5', '4e3', '0x50', '65000', '70000'])(
  'the port “%s” ends the command with a sentence',
  (text) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const ended = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    expect(() => portOf(text)).toThrow('ended with 2');
    expect(ended).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledWith(
      `--port is a whole number from 1024 to 64999.\n\n${usageOf('demo')}`,
    );
  },
);
