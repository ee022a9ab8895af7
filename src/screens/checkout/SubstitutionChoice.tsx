import { useSnapshot } from 'valtio';
import { substitutionAnswers, substitutionOf } from '../../domain/order/substitution';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { setSubstitution } from '../../stores/order/substitution';
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
export function SubstitutionChoice({ productId, label, otherwise }: Props) {
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
