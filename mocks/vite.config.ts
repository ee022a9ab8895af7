import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leaveOutNode } from './gallery/leaveOutNode.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const pages = ['telegram/index.html', 'gallery/index.html'];

/** Writes the app's origin, or its port, into the simulator's page, where the server knows it. */
export function tellAppOrigin(origin: string | undefined): Plugin {
  return {
    name: 'tell-app-origin',
    transformIndexHtml: (html) =>
      html.replace('name="app-origin" content=""', `name="app-origin" content="${origin ?? ''}"`),
  };
}

/** The pages that go with the app in development: the Telegram simulator and the gallery. */
export default defineConfig({
  root,
  // apart from the app's, whose server runs beside this one
  cacheDir: '../node_modules/.vite-mocks',
  plugins: [leaveOutNode(), react(), tellAppOrigin(process.env.APP_ORIGIN)],
  resolve: {
    // one SDK runtime for both names, as in the app
    alias: [{ find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' }],
  },
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  build: {
    outDir: '../dist-mocks',
    emptyOutDir: true,
    rolldownOptions: { input: pages.map((page) => root + page).filter((path) => existsSync(path)) },
  },
});
