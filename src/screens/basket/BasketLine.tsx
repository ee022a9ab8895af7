import type { ResolvedLine } from '../../domain/resolveCart';
import { removeLine, setLineCount } from '../../flows/editBasket';
import { showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { ProductRow } from '../../ui/ProductRow';
import { Stepper } from '../../ui/Stepper';
import styles from './BasketLine.module.css';
import { choicesText } from './choicesText';
import { LineNote } from './LineNote';
import { LineRemedy } from './LineRemedy';
import { problemText } from './problemText';

type Props = { line: ResolvedLine; hasNote: boolean };

/** One line: what it is, what it costs now, how many, and what stands in its way. */
export function BasketLine({ line, hasNote }: Props) {
  const { key, product, count, price, discount } = line;
  const [problem] = line.problems;
  const name = product ? showText(product.name) : t('basket.goneName');
  const remove = () => removeLine(key, name);
  const isLost = problem === 'gone' || problem === 'soldOut' || problem === 'notInBranch';
  return (
    <div className={styles.line}>
      <ProductRow
        name={name}
        picture={product?.image}
        price={product ? showMoney(price - discount) : ''}
        oldPrice={discount > 0 ? showMoney(price) : undefined}
        oldPriceLabel={t('home.oldPrice')}
        detail={choicesText(line) || undefined}
        warning={problem && problemText(problem, line)}
        isSoldOut={isLost}
        onOpen={product ? () => openSheet(paths.product(product.id, key)) : undefined}
        aside={
          problem ? (
            <LineRemedy problem={problem} line={line} name={name} onRemove={remove} />
          ) : (
            <Stepper
              count={count}
              label={name}
              labels={{
                add: t('common.increase', { name }),
                less: count > 1 ? t('common.decrease', { name }) : t('basket.remove', { name }),
                more: t('common.increase', { name }),
              }}
              onAdd={() => setLineCount(key, count + 1, product)}
              onRemove={() => (count > 1 ? setLineCount(key, count - 1, product) : remove())}
            />
          )
        }
      />
      {hasNote && !isLost && <LineNote line={line} name={name} />}
    </div>
  );
}
