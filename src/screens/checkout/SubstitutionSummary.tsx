import { useSnapshot } from 'valtio';
import { substitutionAnswers, substitutionOf } from '../../domain/order/draftFields';
import { haptic } from '../../flows/platform';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useBasket } from '../../stores/basket/basket';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { setSubstitution } from '../../stores/order/handOver';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Disclosure } from '../../ui/Disclosure';

/**
 * What to do if a product has run out: for the whole order, and within it for each product where the
 * shop reads line notes. At a table the waiter comes and asks.
 */
export function SubstitutionSummary() {
  const { substitution } = useSnapshot(draft.state);
  const { flags } = useSnapshot(merchant.state).settings;
  const { lines } = useBasket();
  if (useServiceType() === 'DINE_IN') return null;
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))];
  const whole = substitutionOf(substitution);
  const hasOwn = products.some(({ id }) => substitutionOf(substitution, id));
  const detail = [
    whole || !hasOwn ? t(`substitution.${whole ?? 'shop'}`) : '',
    hasOwn && flags.productComment ? t('substitution.someApart') : '',
  ];
  return (
    <Disclosure
      icon="package"
      label={t('substitution.title')}
      detail={detail.filter(Boolean).join('\n') || undefined}
    >
      <SubstitutionChoice productId="" label={t('substitution.title')} otherwise="shop" />
      {flags.productComment && products.length > 1 && (
        <Disclosure icon="list" label={t('substitution.each')}>
          {products.map(({ id, name }) => (
            <Disclosure
              key={id}
              icon="basket"
              label={showText(name)}
              lang={langOf(name)}
              detail={t(`substitution.${substitutionOf(substitution, id) ?? 'same'}`)}
            >
              <SubstitutionChoice productId={id} label={showText(name)} otherwise="same" />
            </Disclosure>
          ))}
        </Disclosure>
      )}
    </Disclosure>
  );
}

type Props = {
  /** what the answers are for */
  label: string;
  /** '' for the whole order */
  productId: string;
  /** what holds without an answer */
  otherwise: 'shop' | 'same';
};

/** The answers to what to do if a product is out. */
function SubstitutionChoice({ productId, label, otherwise }: Props) {
  const chosen = substitutionOf(useSnapshot(draft.state).substitution, productId);
  return (
    <Choices label={label}>
      {[null, ...substitutionAnswers].map((answer) => (
        <RadioRow
          key={answer}
          name={`if-out-${productId}`}
          label={t(`substitution.${answer ?? otherwise}`)}
          isChosen={chosen === answer}
          onChoose={() => {
            setSubstitution(productId, answer);
            haptic('select');
          }}
        />
      ))}
    </Choices>
  );
}
