import { spawn } from 'node:child_process';

export type VirtualScreen = {
  /** for the variable DISPLAY */
  display: string;
  stop(): void;
};

/**
 * Width and height: the pointer is in the middle, which has to be within the window. Without a
 * window manager that alone makes it the active one, and only an active window shows the focus.
 */
const size = '800x1024x24';

/** A virtual screen on a free display number, which Xvfb tells on its fourth stream. */
export async function startVirtualScreen(xvfb: string): Promise<VirtualScreen> {
  const options = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const process = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    process.stdio[3]?.on('data', (text) => resolve(`:${String(text).trim()}`));
    process.on('error', reject);
    process.on('exit', (code) => reject(new Error(`The virtual screen ended with ${code}.`)));
  });
  return { display, stop: () => void process.kill() };
}
