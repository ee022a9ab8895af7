import type { MerchantSettings } from '../../../domain/merchant';
import { htmlParagraphs } from '../../../domain/text/htmlParagraphs';
import type { Localized } from '../../../domain/text/language';
import { langOf, showText } from '../../../i18n/show';
import { linkRows } from '../../../screens/extra/linkRows';
import { keysOf } from '../../../ui/keysOf';

/** What the merchant has written, a paragraph for each line. */
export function PolicyArticle({ policy }: { policy: Localized }) {
  const lines = htmlParagraphs(showText(policy));
  const keys = keysOf(lines, (line) => line);
  return (
    <div lang={langOf(policy)} dir="auto">
      {lines.map((line, at) => (
        <p key={keys[at]}>{line}</p>
      ))}
    </div>
  );
}

/** The merchant's phones and pages elsewhere. */
export function LinksArticle({ links }: Pick<MerchantSettings, 'links'>) {
  const rows = linkRows(links);
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ label, href, detail }) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer">
            {label}
          </a>
          {detail && <> {detail}</>}
        </li>
      ))}
    </ul>
  );
}
