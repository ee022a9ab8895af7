import type { Plugin } from 'vite';
import type { WrittenSettings } from './settings';

/** Writes the settings into the simulator's page. */
export function tellSettings(settings: WrittenSettings): Plugin {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return {
    name: 'tell-simulator-settings',
    transformIndexHtml: (html) =>
      html.replace('id="settings"></script>', () => `id="settings">${json}</script>`),
  };
}
