import { readTelegramOrigins } from '../../device/pageSetting';
import { cookies } from '../../device/storages';
import { directionOf, fromTelegramCode, langTag, storedLanguage } from '../../domain/text/language';
import { frameTexts } from '../../i18n/frameTexts';
import { mayEmbed } from '../../telegram/embedders';
import { services } from '../services';

/**
 * In a frame of a page that may not embed the shop, shows a link to the shop instead of it, so that
 * nobody can be led to press what they do not see. A launch by Telegram has its own check
 * (`telegram/insideTelegram`). Returns whether the frame is refused.
 */
export function refuseFrame(): boolean {
  const { telegram } = services();
  if (window.parent === window || telegram.isInside) return false;
  if (mayEmbed(window, readTelegramOrigins(document))) return false;
  const language =
    storedLanguage(cookies.get('lang')) ?? fromTelegramCode(navigator.language) ?? 'uz';
  const [sentence, open] = frameTexts[language];
  const text = document.createElement('p');
  text.textContent = sentence;
  const link = document.createElement('a');
  link.href = '/';
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = open;
  // A target of 44 px; the page's styles know only the notice's button.
  Object.assign(link.style, { padding: '12px 24px', color: 'inherit', fontWeight: '600' });
  // The style of the notice about missing files, which covers the whole page.
  const notice = document.createElement('div');
  notice.className = 'early-lost';
  notice.dataset.styled = 'false';
  notice.lang = langTag(language);
  notice.dir = directionOf(language);
  notice.append(text, link);
  // Beside the body: it also has what the app renders outside its root.
  document.body.style.display = 'none';
  document.documentElement.append(notice);
  return true;
}
