import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const script = readFileSync(new URL('./telegram/native/frame.js', import.meta.url), 'utf8');

/**
 * Puts the script that plays a native client (mocks/telegram/native) before the first script of the
 * app's page. It does nothing unless the simulator has named the frame.
 */
export function withNativeClients(page: string): string {
  const element = `<script>${script}</script>\n    `;
  return page.replace(/<script\b/i, (tag) => element + tag);
}

/** The same for the app's development server, in every page: it has no policy. */
export function nativeClients(): Plugin {
  return {
    name: 'native-clients',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  };
}
