import type { Plugin } from 'vite';
import { robotsText } from '../deploy/robotsText.ts';

/** Writes `robots.txt` into the build, from where every server without the edge takes it. */
export function robots(): Plugin {
  return {
    name: 'robots',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText() });
    },
  };
}
