import type { SharedLine } from '../../domain/basket/addShared';
import { isolate } from '../../i18n/isolate';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { Button } from '../../ui/Button';
import { Joined } from '../../ui/Joined';
import { ProductRow } from '../../ui/ProductRow';
import styles from './BasketLine.module.css';
import { chosenOptions } from './chosenOptions';
import { problemText } from './problemText';

/** A line of a shared basket: today's price and how many are added, or why it is not. */
export function SharedLineRow({ line }: { line: SharedLine }) {
  const { product, addable, price, discount, note, from } = line;
  const [problem] = line.problems;
  const address = product ? paths.product(product.id) : undefined;
  // What is added stands under its person's name.
  const person = addable === 0 && from && isolate(from);
  const details = [person, chosenOptions(line), note && isolate(note)].filter(Boolean);
  return (
    <div className={styles.line}>
      <ProductRow
        name={product ? showText(product.name) : t('basket.goneName')}
        lang={product ? langOf(product.name) : undefined}
        picture={product?.image}
        price={product ? showMoney(price - discount) : ''}
        oldPrice={discount > 0 ? showMoney(price) : undefined}
        oldPriceLabel={t('home.oldPrice')}
        detail={details.length > 0 && <Joined by="dot">{details}</Joined>}
        warning={problem && problemText(problem, line)}
        isSoldOut={addable === 0 && problem !== 'optionGone'}
        href={address}
        aside={asideOf(line, address)}
      />
    </div>
  );
}

function asideOf({ addable, problems }: SharedLine, address: string | undefined) {
  if (addable > 0) return <bdi className={styles.count}>{`× ${addable}`}</bdi>;
  if (!problems.includes('optionGone') || address === undefined) return undefined;
  return (
    <Button isSmall onPress={() => openSheet(address)}>
      {t('basket.chooseAgain')}
    </Button>
  );
}
