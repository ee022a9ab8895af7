import { Hono } from 'hono';
import { townStyle } from '../town/style';

const drawn = new Map<string, string>();

/** Self-contained MapLibre styles: `/light.json` and `/dark.json`. */
export const map = new Hono();

map.get('/:file{(?:light|dark)\\.json}', (c) => {
  const theme = c.req.param('file') === 'dark.json' ? 'dark' : 'light';
  const style = drawn.get(theme) ?? JSON.stringify(townStyle(theme));
  drawn.set(theme, style);
  return c.body(style, 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=86400',
  });
});
