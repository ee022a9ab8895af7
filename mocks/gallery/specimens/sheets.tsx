import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { BottomAction } from '../../../src/ui/BottomAction';
import { IconButton } from '../../../src/ui/Button';
import { CodePage, PhoneStep } from '../../../src/ui/CodePage';
import { Row } from '../../../src/ui/Row';
import { Section } from '../../../src/ui/Section';
import { SheetPage } from '../../../src/ui/SheetPage';
import type { Group, Piece } from '../specimen';
import { InSheet } from './InSheet';
import { QuestionAgain } from './QuestionAgain';
import { States } from './States';
import { dearPrice, dish, longDish, longSentence, nothing, price } from './samples';

type PageProps = Omit<Parameters<typeof SheetPage>[0], 'children'>;

const lines = (count: number) => (
  <Section>
    {Array.from({ length: count }, (_, line) => line).map((line) => (
      <Row key={line} label={dish()} value={String(line + 1)} />
    ))}
  </Section>
);

const inSheet = (page: PageProps, count: number) => (
  <InSheet>
    <SheetPage {...page}>{lines(count)}</SheetPage>
  </InSheet>
);

const action = () => ({ text: t('basket.toCheckout'), detail: showMoney(price), onPress: nothing });

const framed = (
  id: string,
  title: string,
  of: readonly string[],
  render: Piece['render'],
): Piece => ({ kind: 'piece', id, title, of, render, frameHeight: 640 });

const bottomAction = () => (
  <States
    of={{
      one: <BottomAction main={action()} />,
      two: (
        <BottomAction
          main={{ text: t('checkout.follow'), onPress: nothing }}
          secondary={{ text: t('common.toMenu'), onPress: nothing }}
        />
      ),
      disabled: <BottomAction main={{ ...action(), isDisabled: true }} />,
      busy: <BottomAction main={{ ...action(), isBusy: true }} />,
      long: (
        <BottomAction main={{ text: longDish(), detail: showMoney(dearPrice), onPress: nothing }} />
      ),
    }}
  />
);

/** Sheets and dialogs. */
export const sheets: Group = {
  id: 'sheets',
  title: 'Sheets and dialogs',
  specimens: [
    framed('sheet', 'Sheet, as tall as the screen', ['Sheet', 'SheetPage'], () =>
      inSheet({ title: t('basket.title'), action: action() }, 4),
    ),
    framed('sheet-long', 'Sheet with long content and title', ['SheetPage'], () =>
      inSheet(
        {
          title: longDish(),
          action: action(),
          secondary: { text: t('common.toMenu'), onPress: nothing },
          aside: <IconButton icon="trash" label={t('basket.clear')} isRound onPress={nothing} />,
        },
        24,
      ),
    ),
    framed('sheet-content', 'Sheet as tall as its content', ['SheetPage'], () =>
      inSheet({ title: t('profile.language'), size: 'content', surface: 'plain' }, 3),
    ),
    framed('phone-step', 'PhoneStep', ['PhoneStep'], () => (
      <InSheet>
        <PhoneStep
          homeCode="998"
          title={t('login.title')}
          intro={t('login.intro')}
          label={t('login.phone')}
          send={async () => undefined}
        />
      </InSheet>
    )),
    framed('code-page', 'CodePage', ['CodePage'], () => (
      <InSheet>
        <CodePage
          length={null}
          intro={t('login.codeIntro', { phone: '+998 90 123 45 67' })}
          sent={{ sentAt: Date.now(), time: 42 }}
          now={Date.now}
          give={async () => ({ text: t('errors.wrongCode'), isWrong: true })}
          ask={async () => null}
          onOtherPhone={nothing}
        />
      </InSheet>
    )),
    framed('dialog', 'Dialog', ['Dialog'], () => (
      <QuestionAgain title={t('basket.clearQuestion')} text={t('basket.clearText')} isDestructive />
    )),
    framed('dialog-long', 'Dialog with long texts', ['Dialog'], () => (
      <QuestionAgain title={longDish()} text={longSentence()} okText={longDish()} />
    )),
    {
      kind: 'piece',
      id: 'bottom-action',
      title: 'BottomAction',
      of: ['BottomAction'],
      render: bottomAction,
    },
  ],
};
