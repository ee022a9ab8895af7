import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(src, name), 'utf8') }));

/** What the compositor moves by itself, however busy the processor is. */
const compositor = ['transform', 'opacity', 'translate', 'scale', 'rotate'];
/** A colour fades where it stands: it is painted again, and nothing is laid out. */
const painted = [
  'background',
  'background-color',
  'color',
  'border-color',
  'box-shadow',
  'fill',
  'stroke',
];

/** The properties that a style sheet moves, with where they stand. */
function movedIn({ name, css }: (typeof sheets)[number]): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const frames = [...plain.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^}]*\})*)/g)]
    .flatMap(([, body = '']) => [...body.matchAll(/([\w-]+)\s*:/g)])
    .map(([, property = '']) => property);
  const transitions = [...plain.matchAll(/transition(?:-property)?:([^;]*);/g)]
    .flatMap(([, value = '']) => value.replace(/\([^()]*\)/g, '').split(','))
    .map((part) => part.trim().split(/\s+/)[0] ?? '');
  const allowed = [...compositor, ...painted, 'none', 'visibility', 'animation-timing-function'];
  return [...frames, ...transitions]
    .filter((property) => !allowed.includes(property))
    .map((property) => `${name}: ${property}`);
}

test('nothing that moves is laid out anew in each frame, so that a slow phone stays smooth', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(movedIn)).toEqual([]);
});

test('a transition or a key frame of a size is noticed', () => {
  const css = '.a { transition: opacity 1s, inline-size 1s; } @keyframes b { to { height: 0; } }';
  expect(movedIn({ name: 'x.css', css })).toEqual(['x.css: height', 'x.css: inline-size']);
});
