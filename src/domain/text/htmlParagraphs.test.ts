import { expect, it } from 'vitest';
import { htmlParagraphs } from './htmlParagraphs';

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
