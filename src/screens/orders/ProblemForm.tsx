import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '../../domain/order/order';
import { maxCommentLength, orderProblems } from '../../domain/order/orderActions';
import { formatPhone } from '../../domain/session/phone';
import { reportProblem } from '../../flows/order/gradeOrder';
import { errorText } from '../../i18n/errorText';
import { isolate } from '../../i18n/phrases';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId } from '../../navigation/useSheetParam';
import * as catalog from '../../stores/catalog/catalog';
import * as problemReport from '../../stores/order/problemReport';
import * as session from '../../stores/session/session';
import { Banner, ProblemBanner } from '../../ui/Banner';
import { CheckRow } from '../../ui/ChoiceRow';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Stars } from '../../ui/Stars';
import { ShopContacts, useShopContacts } from './ShopContacts';

/** What went wrong with an order and with what of it, sent with its stars. */
export function ProblemForm({ order }: { order: Order }) {
  const report = useSnapshot(problemReport.state);
  const contacts = useShopContacts(order);
  const { products } = useSnapshot(catalog.state);
  const [isBusy, setBusy] = useState(false);
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => problemReport.open(order.id), [order.id]);
  const lines = [...new Map(order.lines.map((line) => [line.productId, line])).values()];
  // What is prepared for nobody in particular is not called cold.
  const isPrepared = lines.some(({ productId }) => {
    const { timeCookingMin, timeCookingMax } = products.get(productId) ?? {};
    return (timeCookingMax ?? timeCookingMin ?? null) !== null;
  });
  const { kinds, productIds, comment, grade } = report;
  const submit = async () => {
    if (grade === null || kinds.length === 0) return;
    setBusy(true);
    const error = await reportProblem(order, { ...problemReport.state, grade });
    setBusy(false);
    if (error) setProblem(errorText(error));
    else closeSheet(sheet);
  };
  const missing = kinds.length === 0 ? 'orders.problem.choose' : 'orders.grade.choose';
  const isReady = kinds.length > 0 && grade !== null;
  return (
    <SheetPage
      title={t('orders.problem.action')}
      action={{
        text: t(isReady ? 'orders.problem.submit' : missing),
        isDisabled: !isReady,
        isBusy,
        onPress: () => void submit(),
      }}
    >
      <ProblemBanner text={problem} />
      <Section title={t('orders.problem.what')}>
        {orderProblems
          .filter((each) => each !== 'cold' || isPrepared)
          .map((each) => (
            <CheckRow
              key={each}
              label={t(`orders.problem.kinds.${each}`)}
              isChecked={kinds.includes(each)}
              onChange={(isOn) => problemReport.change({ kinds: toggled(kinds, each, isOn) })}
            />
          ))}
      </Section>
      {lines.length > 1 && (
        <Section title={t('orders.problem.products')}>
          {lines.map(({ productId, name }) => (
            <CheckRow
              key={productId}
              label={showText(name)}
              lang={langOf(name)}
              isChecked={productIds.includes(productId)}
              onChange={(isOn) =>
                problemReport.change({ productIds: toggled(productIds, productId, isOn) })
              }
            />
          ))}
        </Section>
      )}
      <Field
        label={t('orders.grade.comment')}
        value={comment}
        onChange={(text) => problemReport.change({ comment: text })}
        isMultiline
        maxLength={maxCommentLength}
      />
      <Section title={t('orders.grade.question')} isPadded>
        <Stars
          label={t('orders.grade.question')}
          isLabelHidden
          value={grade}
          onChange={(stars) => problemReport.change({ grade: stars })}
          nameOf={(count) => plural('orders.grade.stars', count)}
          size="l"
        />
      </Section>
      <AnswerPlace />
      <ShopContacts {...contacts} />
    </SheetPage>
  );
}

const toggled = <T,>(list: readonly T[], one: T, isOn: boolean): T[] =>
  isOn ? [...list, one] : list.filter((each) => each !== one);

/** Where the shop's answer to a report comes: no call returns one, so it is never in the app. */
function AnswerPlace() {
  const phone = useSnapshot(session.state).user?.phone;
  return (
    <Banner>
      {phone
        ? t('orders.problem.answer', { phone: isolate(formatPhone(phone)) })
        : t('orders.problem.answerHere')}
    </Banner>
  );
}
