import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { Anchor } from '../../../src/ui/Anchor';
import { Button, IconButton } from '../../../src/ui/Button';
import { FavouriteButton } from '../../../src/ui/FavouriteButton';
import { Stepper } from '../../../src/ui/Stepper';
import type { Group } from '../specimen';
import { Live } from './Live';
import { States } from './States';
import { dearPrice, dish, longDish, nothing, price } from './samples';

const kinds = ['primary', 'plain', 'destructive', 'danger', 'text'] as const;

const button = () => {
  const add = t('product.add');
  const each = (more: { isDisabled?: boolean; isBusy?: boolean; isSmall?: boolean }) => (
    <States
      isInline
      of={Object.fromEntries(
        kinds.map((kind) => [
          kind,
          <Button key={kind} kind={kind} onPress={nothing} {...more}>
            {add}
          </Button>,
        ]),
      )}
    />
  );
  return (
    <States
      of={{
        normal: each({}),
        disabled: each({ isDisabled: true }),
        busy: each({ isBusy: true }),
        small: each({ isSmall: true }),
        'with an icon': (
          <Button icon="retry" onPress={nothing}>
            {t('common.retry')}
          </Button>
        ),
        'wide, with a price': (
          <Button kind="primary" isWide detail={showMoney(price)} onPress={nothing}>
            {add}
          </Button>
        ),
        'long, with a long price': (
          <Button kind="primary" isWide detail={showMoney(dearPrice)} onPress={nothing}>
            {longDish()}
          </Button>
        ),
        'a link': <Button href="#button">{t('stories.open')}</Button>,
      }}
    />
  );
};

const iconButton = () => (
  <States
    isInline
    of={{
      bare: <IconButton icon="share" label={t('product.share')} onPress={nothing} />,
      round: <IconButton icon="close" label={t('common.close')} isRound onPress={nothing} />,
      'not pressed': <IconButton icon="heart" label="♥" isPressed={false} onPress={nothing} />,
      pressed: <IconButton icon="heart" label="♥" isPressed onPress={nothing} />,
      destructive: (
        <IconButton icon="trash" label={t('basket.delete')} tone="destructive" onPress={nothing} />
      ),
      disabled: <IconButton icon="share" label={t('product.share')} isDisabled onPress={nothing} />,
      'round, disabled': (
        <IconButton icon="trash" label={t('basket.delete')} isRound isDisabled onPress={nothing} />
      ),
    }}
  />
);

const favouriteButton = () => {
  const heart = (start: boolean) => (
    <Live start={start}>
      {(isOn, set) => (
        <FavouriteButton
          label={t('favourites.heart', { name: dish() })}
          isOn={isOn}
          onPress={() => set(!isOn)}
        />
      )}
    </Live>
  );
  return <States isInline of={{ 'not kept': heart(false), kept: heart(true) }} />;
};

const stepper = () => {
  const counted = (start: number, more: Partial<Parameters<typeof Stepper>[0]> = {}) => (
    <Live start={start}>
      {(count, set) => (
        <Stepper
          count={count}
          label={dish()}
          addLabel={t('common.addNamed', { name: dish() })}
          onAdd={() => set(count + 1)}
          onRemove={() => set(count - 1)}
          {...more}
        />
      )}
    </Live>
  );
  return (
    <States
      isInline
      of={{
        'at zero': counted(0),
        counted: counted(2),
        chosen: counted(2, { tone: 'chosen' }),
        'collapsed at zero': counted(0, { collapses: true, tone: 'chosen' }),
        'at the minimum': counted(1, { min: 1 }),
        'at the maximum': counted(3, { isAtLimit: true }),
        busy: counted(2, { isBusy: true }),
        'three digits': counted(128, { tone: 'chosen' }),
        'a weight': counted(2, { text: '1.5 kg' }),
        wide: counted(2, { isWide: true, tone: 'chosen' }),
      }}
    />
  );
};

const anchor = () => (
  <States
    of={{
      external: <Anchor href="https://example.com">example.com</Anchor>,
      current: (
        <Anchor href="tel:+998901234567" isCurrent>
          +998 90 123 45 67
        </Anchor>
      ),
      'handled by the caller': (
        <Anchor href="https://example.com" onPress={nothing}>
          {longDish()}
        </Anchor>
      ),
    }}
  />
);

/** Buttons. */
export const buttons: Group = {
  id: 'buttons',
  title: 'Buttons',
  specimens: [
    { kind: 'piece', id: 'button', title: 'Button', of: ['Button'], render: button },
    {
      kind: 'piece',
      id: 'icon-button',
      title: 'IconButton',
      of: ['IconButton'],
      render: iconButton,
    },
    {
      kind: 'piece',
      id: 'favourite-button',
      title: 'FavouriteButton',
      of: ['FavouriteButton'],
      render: favouriteButton,
    },
    { kind: 'piece', id: 'stepper', title: 'Stepper', of: ['Stepper'], render: stepper },
    { kind: 'piece', id: 'anchor', title: 'Anchor', of: ['Anchor'], render: anchor },
  ],
};
