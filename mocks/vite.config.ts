import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { demoBotToken } from './backend/bot.ts';
import { leaveOutNode } from './gallery/leaveOutNode.ts';
import { tellSettings } from './telegram/tellSettings.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const pages = ['telegram/index.html', 'gallery/index.html'];

/** Writes the app's origin or port into the simulator's page, if it is known. */
export function tellAppOrigin(origin: string | undefined): Plugin {
  return {
    name: 'tell-app-origin',
    transformIndexHtml: (html) =>
      html.replace('name="app-origin" content=""', `name="app-origin" content="${origin ?? ''}"`),
  };
}

/** The pages that accompany the app in development: the Telegram simulator and the gallery. */
export default defineConfig({
  root,
  // its own Vite cache, since the app's server runs at the same time
  cacheDir: '../node_modules/.vite-mocks',
  plugins: [
    leaveOutNode(),
    react(),
    tellAppOrigin(process.env.APP_ORIGIN),
    tellSettings({ botToken: demoBotToken }),
  ],
  resolve: {
    // one SDK runtime for both names, as in the app
    alias: [{ find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' }],
  },
  server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  build: {
    outDir: '../dist-mocks',
    emptyOutDir: true,
    // the map and the mock merchants, for developers only
    chunkSizeWarningLimit: 1400,
    rolldownOptions: { input: pages.map((page) => root + page).filter((path) => existsSync(path)) },
  },
});
