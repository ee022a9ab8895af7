import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(src, name), 'utf8') }));

/** Animated on the compositor, however busy the main thread is. */
const compositor = ['transform', 'opacity', 'translate', 'scale', 'rotate'];
/** Colours repaint in place without layout. */
const painted = [
  'background',
  'background-color',
  'color',
  'border-color',
  'box-shadow',
  'fill',
  'stroke',
];

/** The animated properties of a style sheet, with their locations. */
function movedIn({ name, css }: (typeof sheets)[number]): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const frames = [...plain.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^}]*\})*)/g)]
    .flatMap(([, body = '']) => [...body.matchAll(/([\w-]+)\s*:/g)])
    .map(([, property = '']) => property);
  const transitions = [...plain.matchAll(/transition(?:-property)?:([^;]*);/g)]
    .flatMap(([, value = '']) => value.replace(/\([^()]*\)/g, '').split(','))
    .map((part) => part.trim().split(/\s+/)[0] ?? '');
  const allowed = [
    ...compositor,
    ...painted,
    'none',
    'visibility',
    'pointer-events',
    'animation-timing-function',
  ];
  return [...frames, ...transitions]
    .filter((property) => !allowed.includes(property))
    .map((property) => `${name}: ${property}`);
}

test('no animation triggers layout, so that slow phones stay smooth', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(movedIn)).toEqual([]);
});

test('a size in a transition or key frame is detected', () => {
  const css = '.a { transition: opacity 1s, inline-size 1s; } @keyframes b { to { height: 0; } }';
  expect(movedIn({ name: 'x.css', css })).toEqual(['x.css: height', 'x.css: inline-size']);
});
