import { spawn } from 'node:child_process';

export type VirtualScreen = {
  /** for the variable DISPLAY */
  display: string;
  stop(): void;
};

/** A virtual screen on a free display number, which Xvfb tells on its fourth stream. */
export async function startVirtualScreen(xvfb: string): Promise<VirtualScreen> {
  const size = '1280x1024x24';
  const options = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const process = spawn(xvfb, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    process.stdio[3]?.on('data', (text) => resolve(`:${String(text).trim()}`));
    process.on('error', reject);
    process.on('exit', (code) => reject(new Error(`The virtual screen ended with ${code}.`)));
  });
  return { display, stop: () => void process.kill() };
}
