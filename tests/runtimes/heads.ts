import type { Asked } from './startRuntimes';

const person = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/140.0 Mobile';
const telegram = `${person} Telegram-Android/11.2`;

/** What a page says of itself, by how it is asked for. */
export const heads: [Asked, RegExp[]][] = [
  [
    {},
    [/<title>Oltin Qozon/, /rel="canonical" href="https:\/\/demo\.shop\.test\/"/, /"Restaurant"/],
  ],
  [{ path: '/ru' }, [/<html lang="ru-RU"/, /hreflang="uz" href="https:\/\/demo\.shop\.test\/uz"/]],
  [{ headers: { cookie: 'a=1; lang=ar' } }, [/<html lang="ar" dir="rtl"/]],
  [{ headers: { cookie: 'lang=<b>' } }, [/<html lang="uz-Latn-UZ"/]],
  [{ headers: { 'accept-language': 'en' } }, [/<html lang="uz-Latn-UZ"/]],
  [{ headers: { 'user-agent': telegram, 'accept-language': 'en' } }, [/<html lang="en-GB"/]],
  [{ headers: { 'user-agent': telegram, cookie: 'lang=ru' } }, [/<html lang="ru-RU"/]],
  [
    { path: '/product/lagmon' },
    [/<title>Choʻzma lagʻmon – Oltin Qozon/, /"Product"/, /early-sheet/],
  ],
  [{ path: '/ru/2/product/lagmon' }, [/<html lang="ru-RU"/, /"Product"/]],
  [{ path: '/branches' }, [/<title>Filiallar/, /"openingHoursSpecification"/]],
  [{ path: '/category' }, [/"Menu"/]],
  [{ path: '/privacy' }, [/<article>/]],
  [{ path: '/vacancy/vakansiya-oshpaz' }, [/Oshpaz/]],
  [{ path: '/basket' }, [/<meta name="robots" content="noindex/]],
  [{ path: '/?tableId=5' }, [/data-edge="QR"/]],
  [{ path: '/?channel=click' }, [/data-edge="CLICK"/]],
  [{ host: 'DEMO.shop.test.:8443' }, [/href="https:\/\/demo\.shop\.test\/"/]],
  [{ host: 'localhost:4180', path: '/?vendor=demo' }, [/href="http:\/\/localhost:4180\//]],
];
