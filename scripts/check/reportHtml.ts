import { printable, withoutTokens } from '../printable';
import type { Finding } from './finding';
import { bySubject, summaryOf } from './report';

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; background: light-dark(#fff, #121212); color: light-dark(#1a1a1a, #ececec) }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
li { list-style: none; padding: .6rem .8rem; margin: .4rem 0; border-inline-start: .4rem solid; background: light-dark(#f6f6f6, #1f1f1f) }
ul { padding: 0 } p { margin: .2rem 0 } .came { color: light-dark(#555, #b8b8b8) } .todo { font-size: .9rem } time { white-space: nowrap }
.green { border-color: light-dark(#1a7f37, #3fb950) } .yellow { border-color: light-dark(#bf8700, #d29922) }
.red { border-color: light-dark(#cf222e, #f85149) } .grey { border-color: light-dark(#8c959f, #8b949e) }
.light { font-weight: 600 }
`;

const words = {
  green: 'in order',
  yellow: 'worth a look',
  red: 'broken',
  grey: 'not asked',
} as const;

/** The same page as a file for a browser; nothing in it is loaded from elsewhere. `at`: when, in words. */
export function reportHtml(findings: readonly Finding[], about: string, at: string): string {
  const parts = bySubject(findings).map(
    ([title, own]) => `<h2>${htmlText(title)}</h2>\n<ul>\n${own.map(itemOf).join('\n')}\n</ul>`,
  );
  return htmlPage(about, `${at}. ${summaryOf(findings)}`, parts.join('\n'));
}

/** A page of such a report; `body` is HTML. */
export const htmlPage = (about: string, intro: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(about)}</title>
<style>${style}</style>
</head>
<body>
<h1>${htmlText(about)}</h1>
<p>${htmlText(intro)}</p>
${body}
</body>
</html>
`;

function itemOf({ light, asked, came, means, todo, isKnown }: Finding): string {
  const lines = [
    `<p><span class="light">${words[light]}${isKnown ? ', known' : ''}</span>: ${htmlText(means)}</p>`,
    `<p class="came">${htmlText(asked)} ${htmlText(came)}</p>`,
    ...(todo ? [`<p class="todo">For the developer: ${htmlText(todo)}</p>`] : []),
  ];
  return `<li class="${light}">\n${lines.join('\n')}\n</li>`;
}

/** A foreign text in a page, without tokens. */
export const htmlText = (value: string): string =>
  withoutTokens(value.split('\n').map(printable).join('\n'))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
