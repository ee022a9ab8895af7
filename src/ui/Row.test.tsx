import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowText } from './Row';

function linesOf(detail: string) {
  const page = document.createElement('main');
  page.innerHTML = renderToStaticMarkup(<RowText label="Chilonzor" lang="uz" detail={detail} />);
  const [label, ...lines] = [...page.querySelectorAll('bdi')];
  expect(label?.lang).toBe('uz');
  expect(page.querySelector('.detail')?.textContent).toBe(detail);
  return lines.map((line) => line.textContent);
}

test('every line of the detail has its own direction', () => {
  expect(linesOf('12-mavze, 7-uy (bozor)')).toEqual(['12-mavze, 7-uy (bozor)']);
  expect(linesOf('يوم عطلة\n12-mavze\n12-mavze')).toEqual(['يوم عطلة', '12-mavze', '12-mavze']);
});
