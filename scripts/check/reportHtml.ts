import type { Finding } from './finding';
import { bySubject, summaryOf } from './report';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
li { list-style: none; padding: .6rem .8rem; margin: .4rem 0; border-inline-start: .4rem solid; background: #f6f6f6 }
ul { padding: 0 } p { margin: .2rem 0 } .came { color: #555 } .todo { font-size: .9rem }
.green { border-color: #1a7f37 } .yellow { border-color: #bf8700 } .red { border-color: #cf222e } .grey { border-color: #8c959f }
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
    ([title, own]) => `<h2>${text(title)}</h2>\n<ul>\n${own.map(itemOf).join('\n')}\n</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(about)}</title>
<style>${style}</style>
</head>
<body>
<h1>${text(about)}</h1>
<p>${text(at)}. ${text(summaryOf(findings))}</p>
${parts.join('\n')}
</body>
</html>
`;
}

function itemOf({ light, asked, came, means, todo }: Finding): string {
  const lines = [
    `<p><span class="light">${words[light]}</span>: ${text(means)}</p>`,
    `<p class="came">${text(asked)} ${text(came)}</p>`,
    ...(todo ? [`<p class="todo">For the developer: ${text(todo)}</p>`] : []),
  ];
  return `<li class="${light}">\n${lines.join('\n')}\n</li>`;
}

const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
