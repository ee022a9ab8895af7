import { useState } from 'react';
import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { canGrade, problemStep } from '../../domain/order/orderActions';
import { gradeOrder } from '../../flows/order/gradeOrder';
import { errorText } from '../../i18n/errorText';
import { langOf, showText } from '../../i18n/show';
import { plural, t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import { useSheetId, useSheetParam } from '../../navigation/useSheetParam';
import { Banner, ProblemBanner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { Stars } from '../../ui/Stars';
import { OrderCourier } from './OrderCourier';
import { OrderGate } from './OrderGate';
import styles from './OrderGradeScreen.module.css';
import { ProblemForm } from './ProblemForm';
import { ShopContacts, useShopContacts } from './ShopContacts';

/** Rates an order and its products, once, or reports a problem with it. */
export function OrderGradeScreen() {
  const { id = '' } = useParams();
  const isProblem = useSheetParam('problem') !== null;
  if (isProblem) return <OrderGate id={id}>{(order) => <ProblemScreen order={order} />}</OrderGate>;
  return (
    <OrderGate id={id}>
      {(order) =>
        canGrade(order) ? (
          <GradeForm order={order} />
        ) : (
          <SheetPage title={t('orders.grade.action')} size="content">
            <EmptyState
              icon="star"
              title={t(order.grade === null ? 'orders.grade.closed' : 'orders.grade.thanks')}
              text={order.grade === null ? t('orders.grade.closedText') : undefined}
              action={{ text: t('common.back'), onPress: () => closeSheet() }}
            />
          </SheetPage>
        )
      }
    </OrderGate>
  );
}

/** Something is wrong with an order: a report with its rating, else the ways to the shop. */
function ProblemScreen({ order }: { order: Order }) {
  const contacts = useShopContacts(order);
  if (problemStep(order) === 'report') return <ProblemForm order={order} />;
  return (
    <SheetPage title={t('orders.problem.action')} size="content">
      <Banner>
        {t(order.grade === null ? 'orders.problem.underWay' : 'orders.problem.rated')}
      </Banner>
      <OrderCourier order={order} />
      <ShopContacts {...contacts} />
    </SheetPage>
  );
}

const nameOf = (count: number) => plural('orders.grade.stars', count);

/** A star rating for the order and optionally its products, with a comment. */
function GradeForm({ order }: { order: Order }) {
  const [grade, setGrade] = useState<number | null>(null);
  const [stars, setStars] = useState<ReadonlyMap<string, number>>(new Map());
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The answer may come when the sheet is closed, with another on top.
  const sheet = useSheetId();
  const [problem, setProblem] = useState<string | null>(null);
  // A product can be in several lines with different options.
  const products = [...new Map(order.lines.map((line) => [line.productId, line])).values()];
  const submit = async () => {
    if (grade === null) return;
    setBusy(true);
    const productGrades = [...stars].map(([productId, each]) => ({
      productId,
      grade: each,
    }));
    const rating = { grade, comment: comment.trim(), products: productGrades };
    const error = await gradeOrder(order.id, rating);
    setBusy(false);
    if (error) setProblem(errorText(error));
    else closeSheet(sheet);
  };
  return (
    <SheetPage
      title={t('orders.grade.action')}
      action={{
        text: t(grade === null ? 'orders.grade.choose' : 'orders.grade.submit'),
        isDisabled: grade === null,
        isBusy,
        onPress: () => void submit(),
      }}
    >
      <ProblemBanner text={problem} />
      <Section isPadded>
        <div className={styles.order}>
          <p className={styles.question} aria-hidden="true">
            {t('orders.grade.question')}
          </p>
          <Stars
            label={t('orders.grade.question')}
            isLabelHidden
            value={grade}
            onChange={setGrade}
            nameOf={nameOf}
            size="l"
          />
        </div>
      </Section>
      {products.length > 0 && (
        <Section title={t('orders.grade.products')} isPadded>
          <div className={styles.products}>
            {products.map(({ productId, name }) => (
              <Stars
                key={productId}
                label={showText(name)}
                lang={langOf(name)}
                value={stars.get(productId) ?? null}
                onChange={(each) => setStars(new Map(stars).set(productId, each))}
                nameOf={nameOf}
              />
            ))}
          </div>
        </Section>
      )}
      <Field
        label={t('orders.grade.comment')}
        value={comment}
        onChange={setComment}
        placeholder={t('orders.grade.commentPlaceholder')}
        isMultiline
        maxLength={1000}
      />
    </SheetPage>
  );
}
