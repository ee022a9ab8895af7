import { expect, test } from 'vitest';
import { htmlText } from './htmlText';

test.each([
  ['Somsa &amp; choy', 'Somsa & choy'],
  ['<b>Osh</b> &laquo;Toʻy&raquo;', 'Osh «Toʻy»'],
  ['<p>Guruch, sabzi</p><p>350&nbsp;g</p>', 'Guruch, sabzi\n350\u00a0g'],
  ['Tuz<br/>qalampir<BR>ziravor', 'Tuz\nqalampir\nziravor'],
  ['<ul><li>Bir</li><li>Ikki</li></ul>', 'Bir\nIkki'],
  ['<span style="color: red">Achchiq</span><!-- eski -->', 'Achchiq'],
  ['&#1055;&#x43B;&#x43e;в', 'Плов'],
  ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
  ['2 < 3, 5 > 4 & AT&T, &unknown; R&D', '2 < 3, 5 > 4 & AT&T, &unknown; R&D'],
  ['a <b', 'a <b'],
  ['Non<script type="text/javascript">alert(1)</script><style>p { margin: 0 }</style>', 'Non'],
  ['&#0;&#9999999;Non', 'Non'],
])('%j reads %j', (markup, text) => {
  expect(htmlText(markup)).toBe(text);
});
