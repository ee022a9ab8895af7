import type {
  BannerRecord,
  BotSettingRecord,
  NoticeRecord,
  StoryRecord,
  VacancyRecord,
} from '../../records/content';
import { text } from '../../records/text';
import type { Pictures } from '../section';
import { demoId } from './identity';

const merchantId = demoId;

export const contentPictures: Pictures = {
  'demo/logo.webp': { kind: 'mark', emoji: '1f958', tint: 'saffron' },
  'demo/banner-osh.webp': {
    kind: 'scene',
    emojis: ['1f35b', '1f957', '1fad6'],
    tint: 'saffron',
    width: 1200,
    height: 600,
  },
  'demo/banner-pitsa.webp': {
    kind: 'scene',
    emojis: ['1f355', '1f345', '1f9c0'],
    tint: 'tomato',
    width: 1200,
    height: 600,
  },
  'demo/banner-yetkazish.webp': {
    kind: 'scene',
    emojis: ['1f6f5', '1f961', '1f32f'],
    tint: 'sky',
    width: 1200,
    height: 600,
  },
  'demo/story-osh.webp': {
    kind: 'scene',
    emojis: ['1f958', '1f955', '1f9c5'],
    tint: 'saffron',
    width: 720,
    height: 1280,
  },
  'demo/story-osh-2.webp': {
    kind: 'scene',
    emojis: ['1f35b', '1f525'],
    tint: 'paprika',
    width: 720,
    height: 1280,
  },
  'demo/story-kuz.webp': {
    kind: 'scene',
    emojis: ['1f967', '1f360', '1f342'],
    tint: 'cream',
    width: 720,
    height: 1280,
  },
  'demo/story-salqin.webp': {
    kind: 'scene',
    emojis: ['1f379', '1f34b', '1f9ca'],
    tint: 'mint',
    width: 720,
    height: 1280,
  },
};

export const banners: BannerRecord[] = [
  {
    id: 'banner-osh',
    merchantId,
    image: 'demo/banner-osh.webp',
    title: text('Toʻy oshi har kuni', 'Свадебный плов каждый день', 'Wedding plov, every day'),
    priority: 1,
    productId: 'toy-oshi',
    categoryId: null,
    url: null,
    isActive: true,
  },
  {
    id: 'banner-pitsa',
    merchantId,
    image: 'demo/banner-pitsa.webp',
    title: text('Gavayi pitsasi −25%', 'Гавайская пицца −25%', 'Hawaiian pizza, 25% off'),
    priority: 2,
    productId: null,
    categoryId: 'pitsa',
    url: null,
    isActive: true,
  },
  {
    id: 'banner-yetkazish',
    merchantId,
    image: 'demo/banner-yetkazish.webp',
    title: text(
      'YETKAZISH kodi bilan yetkazib berish bepul',
      'Доставка бесплатно с кодом YETKAZISH',
      'Free delivery with the code YETKAZISH',
    ),
    priority: 3,
    productId: null,
    categoryId: null,
    url: 'https://t.me/oltinqozon_demo',
    isActive: true,
  },
];

export const stories: StoryRecord[] = [
  {
    id: 'story-osh',
    merchantId,
    image: 'demo/story-osh.webp',
    title: text('Osh siri', 'Секрет плова', 'The secret of plov'),
    priority: 1,
    items: [
      {
        id: 'story-osh-1',
        image: 'demo/story-osh.webp',
        title: text(
          'Sabzi qirilmaydi, toʻgʻraladi',
          'Морковь режут, а не трут',
          'Carrots are cut, never grated',
        ),
        text: text(
          'Shunda u qaynaganda ham shaklini saqlaydi.',
          'Так она держит форму и в казане.',
          'That way they keep their shape in the cauldron.',
        ),
        productId: null,
        url: null,
        duration: 6,
      },
      {
        id: 'story-osh-2',
        image: 'demo/story-osh-2.webp',
        title: text('Qirq daqiqa dam', 'Сорок минут под крышкой', 'Forty minutes under the lid'),
        text: text(
          'Sabr qilganga osh!',
          'Плов достаётся терпеливым.',
          'Plov comes to those who wait.',
        ),
        productId: 'toy-oshi',
        url: null,
        duration: 6,
      },
    ],
  },
  {
    id: 'story-kuz',
    merchantId,
    image: 'demo/story-kuz.webp',
    title: text('Qovoqli somsa', 'Самса с тыквой', 'Pumpkin samsa'),
    priority: 2,
    items: [
      {
        id: 'story-kuz-1',
        image: 'demo/story-kuz.webp',
        title: text('Kuz keldi', 'Осень пришла', 'Autumn is here'),
        text: text(
          'Tandirda qovoqli somsa pishyapti.',
          'В тандыре печётся самса с тыквой.',
          'Pumpkin samsa is in the tandoor.',
        ),
        productId: 'qovoq-somsa',
        url: null,
        duration: 5,
      },
    ],
  },
  {
    id: 'story-salqin',
    merchantId,
    image: 'demo/story-salqin.webp',
    title: text('Salqin', 'Прохлада', 'Cool down'),
    priority: 3,
    items: [
      {
        id: 'story-salqin-1',
        image: 'demo/story-salqin.webp',
        title: text('Limonad −10%', 'Лимонад −10%', 'Lemonade, 10% off'),
        text: text('Yalpiz, laym va muz.', 'Мята, лайм и лёд.', 'Mint, lime and ice.'),
        productId: 'limonad',
        url: null,
        duration: 5,
      },
    ],
  },
];

export const vacancies: VacancyRecord[] = [
  {
    id: 'vakansiya-oshpaz',
    merchantId,
    position: text('Oshpaz', 'Повар', 'Cook'),
    responsiblePerson: 'Dilshod Karimov',
    phone: '+998901230011',
    salary: text(
      '6 000 000 – 9 000 000 soʻm',
      '6 000 000 – 9 000 000 сум',
      '6 000 000 – 9 000 000 sum',
    ),
    requirements: text(
      'Kamida 2 yil tajriba, sanitariya daftarchasi',
      'Опыт от 2 лет, санитарная книжка',
      'At least 2 years of experience, a health certificate',
    ),
    description: text(
      'Milliy taomlar sexi, 5/2 grafik, tushlik va forma bizdan.',
      'Цех национальной кухни, график 5/2, обед и форма за наш счёт.',
      'Uzbek kitchen, five days a week, lunch and uniform provided.',
    ),
    isActive: true,
  },
  {
    id: 'vakansiya-kuryer',
    merchantId,
    position: text('Kuryer', 'Курьер', 'Courier'),
    responsiblePerson: 'Malika Yusupova',
    phone: '+998901230012',
    salary: text('4 000 000 soʻmdan', 'от 4 000 000 сум', 'from 4 000 000 sum'),
    requirements: text(
      'Shaharni bilish, xushmuomalalik, mopedingiz boʻlsa yanada yaxshi',
      'Знание города, вежливость, свой мопед приветствуется',
      'Know the city, be polite; a scooter of your own is a plus',
    ),
    description: text(
      'Erkin grafik, haftalik toʻlov.',
      'Свободный график, оплата раз в неделю.',
      'Flexible hours, paid weekly.',
    ),
    isActive: true,
  },
  {
    id: 'vakansiya-ofitsiant',
    merchantId,
    position: text('Ofitsiant', 'Официант', 'Waiter'),
    responsiblePerson: 'Malika Yusupova',
    phone: '+998901230012',
    salary: text('3 500 000 soʻm va choychaqa', '3 500 000 сум и чаевые', '3 500 000 sum and tips'),
    requirements: text('Oʻzbek va rus tillari', 'Узбекский и русский языки', 'Uzbek and Russian'),
    description: text(
      'Oʻqitamiz, tajriba shart emas.',
      'Научим, опыт не обязателен.',
      'No experience needed, we teach.',
    ),
    isActive: true,
  },
];

export const notices: NoticeRecord[] = [
  {
    id: 'xabar-1',
    merchantId,
    userId: null,
    title: text('Xush kelibsiz!', 'Добро пожаловать!', 'Welcome!'),
    text: text(
      'Balansingizga 15 000 soʻm keshbek qoʻshdik.',
      'Мы начислили вам 15 000 сум кешбэка.',
      'We have put 15 000 sum of cashback on your balance.',
    ),
    image: null,
    orderId: null,
    createdDate: '2025-10-01T06:00:00.000Z',
  },
  {
    id: 'xabar-2',
    merchantId,
    userId: null,
    title: text('Yangi: avokadoli burger', 'Новинка: бургер с авокадо', 'New: avocado burger'),
    text: text('Goʻshtsiz, lekin toʻyimli.', 'Без мяса, но сытный.', 'No meat, still filling.'),
    image: 'demo/avokado-burger-1.webp',
    orderId: null,
    createdDate: '2025-10-12T09:30:00.000Z',
  },
];

export const botSetting: BotSettingRecord = {
  id: 'bot-demo',
  merchantId,
  botUsername: 'oltinqozon_demo_bot',
  webAppUrl: 'https://oltinqozon.example',
  welcome: text(
    'Assalomu alaykum! Nima buyurasiz?',
    'Здравствуйте! Что закажем?',
    'Hello! What would you like?',
  ),
  menuButton: text('Buyurtma berish', 'Заказать', 'Order'),
  requestContact: true,
};
