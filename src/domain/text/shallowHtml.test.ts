import { expect, it, test } from 'vitest';
import { htmlParagraphs, shallowHtml } from './shallowHtml';

test('a merchant’s page stays as it is, without attributes', () => {
  const page = '<h2 style="color:red">Biz</h2><ul><li>Bir<li>Ikki</ul><p>1 < 2 & 3 > 2<br>Son</p>';
  expect(shallowHtml(page)).toBe(page.replace(' style="color:red"', ''));
  const link = '<a href="https://shop.example">bosing</a>';
  expect(shallowHtml(link)).toBe(link);
  const items = '<li>bir'.repeat(300);
  expect(shallowHtml(`<ul>${items}</ul><b>son</b>`)).toBe(`<ul>${items}</ul><b>son</b>`);
});

test('tags that nest too deeply go, and what follows is formatted again', () => {
  const deep = `${'<div>'.repeat(500)}ichida${'</div>'.repeat(500)}<b>keyin</b>`;
  expect(shallowHtml(deep)).toBe(`${'<div>'.repeat(40)}ichida${'</div>'.repeat(40)}<b>keyin</b>`);
});

test('what never closes, or closes what was never open, loses only its tags', () => {
  expect(shallowHtml('<b>a'.repeat(50_000)).match(/<b>/g)).toHaveLength(40);
  expect(shallowHtml(`${'</div>'.repeat(90_000)}oxiri`)).toHaveLength(5000 * 6 + 5);
  const unclosed = '<a'.repeat(100_000);
  expect(shallowHtml(unclosed)).toBe(unclosed);
});

test('a script stays one, to be dropped with its content', () => {
  const script = `${'<b>'.repeat(60)}<script type="x">1</script>`;
  expect(shallowHtml(script)).toBe(`${'<b>'.repeat(40)}<script type="x">1</script>`);
});

it.each([
  ['plain text', ['plain text']],
  [
    '<h2>Name</h2><p>One <b>two</b>  three.</p><ul><li>four<li>five</ul>',
    ['Name', 'One two three.', 'four', 'five'],
  ],
  ['one<br>two', ['one', 'two']],
  ['a &amp; b &lt;c&gt; &#8212; &#x41;&nbsp;d &unknown; &#0;', ['a & b <c> — A d &unknown;']],
  ['<p>5 < 6</p>', ['5 < 6']],
  ['<!-- note --><p>text</p>', ['text']],
  ['a<script>alert("<p>no</p>")</script><style>p{}</style>b', ['ab']],
  ['', []],
])('%s reads as %o', (html, lines) => {
  expect(htmlParagraphs(html)).toEqual(lines);
});

it('reads markup of a megabyte in a moment, however it is made', () => {
  const start = performance.now();
  for (const part of ['<script', '<script>', '<p>', '<', '&#', '< a', '<!--'])
    htmlParagraphs(part.repeat(Math.ceil(1_000_000 / part.length)));
  expect(performance.now() - start).toBeLessThan(15_000);
});
