import { useSnapshot } from 'valtio';
import { ifOutAnswers, ifOutOf } from '../../domain/order/ifOut';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { setIfOut } from '../../stores/order/ifOut';
import { Choices } from '../../ui/Choices';
import { RadioRow } from '../../ui/RadioRow';

type Props = {
  /** what the answers are for */
  label: string;
  /** '' for the whole order */
  productId: string;
  /** what holds without an answer */
  otherwise: 'shop' | 'same';
};

/** The answers to what to do if a product is out. */
export function IfOutChoice({ productId, label, otherwise }: Props) {
  const chosen = ifOutOf(useSnapshot(draft.state).ifOut, productId);
  return (
    <Choices label={label}>
      {[null, ...ifOutAnswers].map((answer) => (
        <RadioRow
          key={answer}
          name={`if-out-${productId}`}
          label={t(`ifOut.${answer ?? otherwise}`)}
          isChosen={chosen === answer}
          onChoose={() => {
            setIfOut(productId, answer);
            haptic('select');
          }}
        />
      ))}
    </Choices>
  );
}
