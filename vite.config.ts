import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './scripts/chunkModules.ts';
// with their extension: Node itself is to read this file in a later Vite
import { chunkGroups } from './scripts/chunks.ts';
import { deployFiles } from './scripts/deployFiles.ts';
import { earlyLinks } from './scripts/earlyLinks.ts';
import { inlineEarly } from './scripts/inlineEarly.ts';
import { notices } from './scripts/notices.ts';

/** The app and nothing else: scripts/mockBackend.ts adds the mock backend to a development server. */
export default defineConfig(({ mode }) => ({
  // what the tested build tells about itself is no part of a build for customers
  plugins: [
    react(),
    inlineEarly(),
    earlyLinks(),
    notices(),
    mode === 'mock' ? chunkModules() : deployFiles(),
  ],
  resolve: {
    // one Telegram runtime for both names of the SDK: docs/decisions
    alias: [
      { find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' },
      // React has had it since 18; the shim is for what came before
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: { chrome: 102 << 16, safari: (15 << 16) | (5 << 8) } },
  },
  worker: { format: 'es' },
  build: {
    // the floor of what the app runs on: `inert`
    target: ['chrome102', 'safari15.5'],
    cssMinify: 'lightningcss',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      checks: { bundlerTimings: false },
    },
    // small files stay files: a data URL would be downloaded with the chunk whether it is seen or not
    assetsInlineLimit: 1024,
    // the byte budget is measured by scripts/weigh.ts, in brotli
    reportCompressedSize: false,
    // the map is one large file, and lazy
    chunkSizeWarningLimit: 1400,
  },
}));
