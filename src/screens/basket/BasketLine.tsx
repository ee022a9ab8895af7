import { useRef, useState } from 'react';
import type { LineProblem, ResolvedLine } from '../../domain/basket/resolveCart';
import { removeLine, setLineCount } from '../../flows/basket/editBasket';
import { namedAction } from '../../i18n/namedAction';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { pricePerUnit } from '../../i18n/unitText';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Joined } from '../../ui/Joined';
import { ProductRow } from '../../ui/ProductRow';
import { Stepper } from '../../ui/Stepper';
import styles from './BasketLine.module.css';
import { chosenOptions, lineName } from './chosenOptions';
import { LineFix } from './LineFix';
import { LineNote, NoteButton } from './LineNote';
import { problemText } from './problemText';

/** Problems that exclude a line from the order. */
const blockingProblems: readonly LineProblem[] = ['gone', 'soldOut', 'notInBranch', 'notDelivered'];

type Props = { line: ResolvedLine; hasNote: boolean };

/**
 * One line: product, current price, count, and any problem. Its note stands among the details; its
 * field opens below.
 */
export function BasketLine({ line, hasNote }: Props) {
  const { key, product, count, price, discount } = line;
  const [isNoting, setNoting] = useState(false);
  const noteOpener = useRef<HTMLButtonElement>(null);
  const closeNote = () => {
    noteOpener.current?.focus({ preventScroll: true });
    setNoting(false);
  };
  const [problem] = line.problems;
  const name = product ? showText(product.name) : t('basket.goneName');
  const controlName = lineName(line);
  const remove = () => removeLine(key, name);
  const isBlocked = problem !== undefined && blockingProblems.includes(problem);
  const canNote = hasNote && !isBlocked;
  const details = [
    chosenOptions(line),
    product && pricePerUnit(product),
    canNote && !isNoting && line.note.trim() !== '' && (
      <q key="note" dir="auto">
        {line.note.trim()}
      </q>
    ),
  ].filter(Boolean);
  return (
    <div className={styles.line}>
      <ProductRow
        name={name}
        lang={product ? langOf(product.name) : undefined}
        picture={product?.image}
        price={product ? showMoney(price - discount) : ''}
        oldPrice={discount > 0 ? showMoney(price) : undefined}
        oldPriceLabel={t('home.oldPrice')}
        detail={
          (details.length > 0 || canNote) && (
            <>
              <Joined by="dot">{details}</Joined>
              {canNote && (
                <NoteButton
                  ref={noteOpener}
                  name={controlName}
                  isIcon={details.length > 0}
                  isOpen={isNoting}
                  onPress={() => setNoting(!isNoting)}
                />
              )}
            </>
          )
        }
        warning={problem && problemText(problem, line)}
        isSoldOut={isBlocked}
        onOpen={product ? () => openSheet(paths.product(product.id, key)) : undefined}
        aside={
          problem ? (
            <LineFix problem={problem} line={line} name={controlName} onRemove={remove} />
          ) : (
            <Stepper
              count={count}
              label={controlName}
              labels={{
                add: namedAction('common.increase', controlName),
                less:
                  count > 1
                    ? namedAction('common.decrease', controlName)
                    : namedAction('basket.remove', controlName),
                more: namedAction('common.increase', controlName),
              }}
              hasBin
              isSilent
              onAdd={() => setLineCount(key, count + 1, product)}
              onRemove={() => (count > 1 ? setLineCount(key, count - 1, product) : remove())}
            />
          )
        }
      />
      {isNoting && canNote && <LineNote line={line} name={controlName} onDone={closeNote} />}
    </div>
  );
}
