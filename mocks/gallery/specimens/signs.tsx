import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { Badge } from '../../../src/ui/Badge';
import { Carousel } from '../../../src/ui/Carousel';
import { Icon } from '../../../src/ui/Icon';
import { Picture, PictureBaseContext } from '../../../src/ui/Picture';
import { Price } from '../../../src/ui/Price';
import { QrCode } from '../../../src/ui/QrCode';
import { TintTile } from '../../../src/ui/Row';
import { Section } from '../../../src/ui/Section';
import { StateMark } from '../../../src/ui/Spinner';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';
import type { Group } from '../specimen';
import { iconNames } from './iconNames';
import { States } from './States';
import { dearPrice, dish, longDish, pictures, price, reduction } from './samples';
import styles from './signs.module.css';

/** An invalid picture address that needs no request. */
const brokenBase = 'data:image/webp,';

const picture = () => (
  <div className={styles.pictures}>
    <States
      of={{
        square: <Picture path={pictures.dish} alt={dish()} width={160} />,
        wide: <Picture path={pictures.pizza} alt={dish()} width={160} ratio={1.6} />,
        round: <Picture path={pictures.tea} alt={dish()} width={160} radius="round" />,
        contained: (
          <Picture path={pictures.somsa} alt={dish()} width={160} ratio={1.6} fit="contain" />
        ),
        missing: <Picture path={null} alt={dish()} width={160} />,
        'missing, small': <Picture path={null} alt={dish()} width={40} radius="s" icon="user" />,
        failed: (
          <PictureBaseContext value={brokenBase}>
            <Picture path={pictures.dish} alt={dish()} width={160} />
          </PictureBaseContext>
        ),
      }}
    />
  </div>
);

const slides = [pictures.dish, pictures.other, pictures.pizza].map((path) => (
  <Picture key={path} path={path} alt="" width={360} ratio={1.6} />
));

const carousel = () => (
  <States
    of={{
      'full width': <Carousel label={dish()}>{slides}</Carousel>,
      peeking: (
        <Carousel label={dish()} width="peek">
          {slides}
        </Carousel>
      ),
      single: <Carousel label={dish()}>{slides.slice(0, 1)}</Carousel>,
    }}
  />
);

const priceOf = (size: 'xs' | 's' | 'm' | 'l') => (
  <Price size={size} amount={showMoney(price)} oldAmount={showMoney(price * 1.25)} oldLabel="←" />
);

const prices = () => (
  <States
    of={{
      plain: <Price amount={showMoney(price)} />,
      'large, lowered': priceOf('l'),
      'medium, lowered': priceOf('m'),
      'small, lowered': priceOf('s'),
      'tiny, lowered': priceOf('xs'),
      'large amount': <Price amount={showMoney(dearPrice)} oldAmount={showMoney(dearPrice)} />,
    }}
  />
);

const tiles = () => (
  <States
    isInline
    of={{
      medium: (
        <TintTile tint="blue" size="medium">
          <Icon name="phone" size={20} />
        </TintTile>
      ),
      big: (
        <TintTile tint="green" size="big">
          <Icon name="phone" />
        </TintTile>
      ),
    }}
  />
);

const qrCode = () => (
  <States
    of={{
      address: <QrCode text="https://demo.example.uz/" label={t('extra.code')} />,
      'for a till': <QrCode text="998901234567" label={t('loyalty.code')} size="large" />,
    }}
  />
);

const badge = () => (
  <States
    isInline
    of={{
      neutral: <Badge>{dish()}</Badge>,
      sale: <Badge tone="sale">{reduction}</Badge>,
      good: <Badge tone="good">{dish()}</Badge>,
      danger: <Badge tone="danger">{dish()}</Badge>,
      chosen: <Badge tone="chosen">12</Badge>,
      solid: <Badge tone="solid">{dish()}</Badge>,
      long: <Badge>{longDish()}</Badge>,
    }}
  />
);

const icons = () => (
  <>
    <States
      isInline
      of={{
        16: <Icon name="bag" size={16} />,
        20: <Icon name="bag" size={20} />,
        24: <Icon name="bag" />,
        32: <Icon name="bag" size={32} />,
        48: <Icon name="bag" size={48} />,
        filled: <Icon name="heart" isFilled />,
      }}
    />
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          <span lang="en">{name}</span>
        </li>
      ))}
    </ul>
  </>
);

const visuallyHidden = () => (
  <Section isPadded>
    <span>{`${dish()} `}</span>
    <VisuallyHidden>{longDish()}</VisuallyHidden>
  </Section>
);

const stateMark = () => (
  <States
    isInline
    of={{
      good: <StateMark tone="good" icon="check" />,
      waiting: <StateMark tone="waiting" icon="clock" />,
      busy: <StateMark tone="waiting" icon="spinner" />,
      bad: <StateMark tone="bad" icon="error" />,
    }}
  />
);

/** Pictures, prices and badges. */
export const signs: Group = {
  id: 'signs',
  title: 'Pictures and signs',
  specimens: [
    { kind: 'piece', id: 'picture', title: 'Picture', of: ['Picture'], render: picture },
    { kind: 'piece', id: 'carousel', title: 'Carousel', of: ['Carousel'], render: carousel },
    { kind: 'piece', id: 'price', title: 'Price', of: ['Price'], render: prices },
    { kind: 'piece', id: 'qr-code', title: 'QR code', of: ['QrCode'], render: qrCode },
    { kind: 'piece', id: 'badge', title: 'Badge', of: ['Badge'], render: badge },
    {
      kind: 'piece',
      id: 'state-mark',
      title: 'Mark of a state',
      of: ['StateMark'],
      render: stateMark,
    },
    {
      kind: 'piece',
      id: 'tint-tile',
      title: 'TintTile',
      of: ['TintTile'],
      render: tiles,
    },
    { kind: 'piece', id: 'icon', title: 'Icon', of: ['Icon'], render: icons },
    {
      kind: 'piece',
      id: 'visually-hidden',
      title: 'VisuallyHidden: for screen readers only',
      of: ['VisuallyHidden'],
      render: visuallyHidden,
    },
  ],
};
