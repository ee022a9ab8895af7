import { expect, test } from 'vitest';
import { shallowHtml } from './shallowHtml';

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
