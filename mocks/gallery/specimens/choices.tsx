import { showSigned } from '../../../src/i18n/amountText';
import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { Chips } from '../../../src/ui/Chips';
import { CheckRow, Choices, RadioRow, SwitchRow } from '../../../src/ui/ChoiceRow';
import { Section } from '../../../src/ui/Section';
import { ServiceTabs, Tabs } from '../../../src/ui/Tabs';
import type { Group } from '../specimen';
import { Live } from './Live';
import { navigation } from './navigation';
import { radioTiles } from './radioTiles';
import { States } from './States';
import {
  dearPrice,
  dish,
  longDish,
  longSentence,
  longWord,
  nothing,
  price,
  sentence,
} from './samples';
import { stars } from './stars';
import { toggleChips } from './toggleChips';

const radioRow = () => (
  <Live start="cash">
    {(chosen, choose) => {
      const row = (id: string) => ({
        name: 'gallery-radio',
        isChosen: chosen === id,
        onChoose: () => choose(id),
      });
      return (
        <Section>
          <Choices label={t('checkout.payment')}>
            <RadioRow label={t('payment.types.CASH')} icon="cash" {...row('cash')} />
            <RadioRow label={t('payment.types.TERMINAL')} icon="terminal" {...row('card')} />
            <RadioRow
              label={dish()}
              detail={sentence()}
              value={showMoney(price)}
              {...row('dish')}
            />
            <RadioRow
              label={longDish()}
              detail={longSentence()}
              value={showMoney(dearPrice)}
              {...row('long')}
            />
            <RadioRow label={dish()} detail={t('branches.holiday')} isDisabled {...row('off')} />
            <RadioRow
              label={dish()}
              name="gallery-radio-2"
              isChosen
              isDisabled
              onChoose={nothing}
            />
          </Choices>
        </Section>
      );
    }}
  </Live>
);

const check = (start: boolean, more: Partial<Parameters<typeof CheckRow>[0]> = {}) => (
  <Live start={start}>
    {(isChecked, set) => <CheckRow label={dish()} isChecked={isChecked} onChange={set} {...more} />}
  </Live>
);

const checkRow = () => (
  <Section>
    {check(false)}
    {check(true, { value: showSigned('+', price) })}
    {check(true, { label: longDish(), detail: longSentence(), value: showMoney(dearPrice) })}
    {check(false, { isDisabled: true, detail: t('home.soldOut') })}
    {check(true, { isDisabled: true })}
  </Section>
);

const onOff = (start: boolean, more: Partial<Parameters<typeof SwitchRow>[0]> = {}) => (
  <Live start={start}>
    {(isOn, set) => <SwitchRow label={t('common.notices')} isOn={isOn} onChange={set} {...more} />}
  </Live>
);

const switchRow = () => (
  <Section>
    {onOff(false)}
    {onOff(true, { icon: 'bell' })}
    {onOff(true, { icon: 'bell', label: longDish(), detail: longSentence() })}
    {onOff(false, { isDisabled: true })}
    {onOff(true, { isDisabled: true })}
  </Section>
);

const tabsOf = (labels: readonly string[]) => (
  <Live start="0">
    {(value, set) => (
      <Tabs
        label={t('orders.title')}
        options={labels.map((label, index) => ({ value: String(index), label }))}
        value={value}
        onChange={set}
      />
    )}
  </Live>
);

const serviceTabs = () => (
  <Live<'DELIVERY' | 'PICK_UP'> start="DELIVERY">
    {(value, set) => <ServiceTabs offered={['DELIVERY', 'PICK_UP']} value={value} onChange={set} />}
  </Live>
);

const tabs = () => (
  <States
    of={{
      two: tabsOf([t('orders.active'), t('orders.archive')]),
      four: tabsOf([
        t('branches.map'),
        t('branches.list'),
        t('orders.active'),
        t('orders.archive'),
      ]),
      long: tabsOf([longDish(), longWord()]),
    }}
  />
);

const chipsOf = (labels: readonly string[], start: string | null) => (
  <Live start={start}>
    {(currentId, choose) => (
      <Chips
        label={t('home.categories')}
        items={labels.map((label, index) => ({ id: String(index), label }))}
        currentId={currentId}
        onChoose={choose}
      />
    )}
  </Live>
);

const chips = () => {
  const many = [
    dish(),
    t('home.basket'),
    t('home.profile'),
    t('branches.title'),
    t('profile.offer'),
  ];
  return (
    <States
      of={{
        'none current': chipsOf(many.slice(0, 3), null),
        'first current': chipsOf(many, '0'),
        'last current': chipsOf(many, '4'),
        long: chipsOf([longDish(), longWord()], '1'),
      }}
    />
  );
};

/** Controls for choosing. */
export const choices: Group = {
  id: 'choices',
  title: 'Choices',
  specimens: [
    {
      kind: 'piece',
      id: 'radio-row',
      title: 'RadioRow',
      of: ['RadioRow', 'Choices'],
      render: radioRow,
    },
    { kind: 'piece', id: 'check-row', title: 'CheckRow', of: ['CheckRow'], render: checkRow },
    { kind: 'piece', id: 'switch-row', title: 'SwitchRow', of: ['SwitchRow'], render: switchRow },
    { kind: 'piece', id: 'stars', title: 'Stars', of: ['Stars'], render: stars },
    { kind: 'piece', id: 'radio-tile', title: 'RadioTile', of: ['RadioTile'], render: radioTiles },
    { kind: 'piece', id: 'tabs', title: 'Tabs', of: ['Tabs'], render: tabs },
    {
      kind: 'piece',
      id: 'navigation-bar',
      title: 'NavigationBar',
      of: ['NavigationBar'],
      render: navigation,
    },
    {
      kind: 'piece',
      id: 'service-tabs',
      title: 'ServiceTabs',
      of: ['ServiceTabs'],
      render: serviceTabs,
    },
    { kind: 'piece', id: 'chips', title: 'Chips', of: ['Chips'], render: chips },
    {
      kind: 'piece',
      id: 'toggle-chips',
      title: 'ToggleChips',
      of: ['ToggleChips'],
      render: toggleChips,
    },
  ],
};
