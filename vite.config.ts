import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// with their extensions: a later Vite loads this file with Node itself
import { brandsOf, demoBrands } from './deploy/brandsFile.ts';
import { browsers, cssBrowsers } from './scripts/browsers.ts';
import { builtFiles } from './scripts/builtFiles.ts';
import { chunkModules } from './scripts/chunkModules.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { deployFiles } from './scripts/deployFiles.ts';
import { earlyLinks } from './scripts/earlyLinks.ts';
import { inlineEarly } from './scripts/inlineEarly.ts';

/** The app only: scripts/start.ts adds the mock backend to a development server. */
export default defineConfig(({ mode, command }) => {
  // A setting of the environment wins over the file. Only a merchant's build knows nothing of the demo's brands.
  const others = mode === 'production' ? null : demoBrands;
  process.env.VITE_BRANDS ||= brandsOf(import.meta.dirname, others) ?? '';
  return {
    // the test build's metadata is not part of a production build
    plugins: [
      react(),
      inlineEarly(),
      earlyLinks(),
      builtFiles(),
      mode === 'mock' ? chunkModules() : deployFiles(),
    ],
    resolve: {
      // one Telegram runtime for both names of the SDK: docs/decisions
      alias: [
        { find: /^@telegram-apps\/sdk$/, replacement: '@tma.js/sdk' },
        // built into React since 18; the shim is for older versions
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ],
    },
    css: {
      transformer: 'lightningcss',
      // Features.LightDark of lightningcss: nothing here uses light-dark(), whose fallback each color-scheme would carry
      lightningcss: { targets: cssBrowsers, exclude: 1 << 20 },
    },
    worker: { format: 'es' },
    // valtio keeps its warnings for developers in every mode but this: what is tested and weighed is what ships
    define: command === 'build' ? { 'import.meta.env.MODE': '"production"' } : {},
    build: {
      target: browsers,
      cssTarget: browsers,
      cssMinify: 'lightningcss',
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // a constant where it is used, also of another chunk: the first one has no export of what only later ones read
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups: chunkGroups } },
        // former workers' names differ in case only (deploy/formerWorkers.ts), and say the same
        checks: { bundlerTimings: false, filenameConflict: false },
      },
      // keeps small files separate: a data URL is downloaded with its chunk even if it is never shown
      assetsInlineLimit: 1024,
      // the byte budget is measured by scripts/weigh.ts, in brotli
      reportCompressedSize: false,
      // the map is one large, lazily loaded chunk
      chunkSizeWarningLimit: 1400,
    },
  };
});
