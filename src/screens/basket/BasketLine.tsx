import { type Ref, useRef, useState } from 'react';
import type { LineProblem, ResolvedLine } from '../../domain/basket/resolveCart';
import * as limits from '../../domain/limits';
import { changePlaceAction } from '../../flows/addresses/addressPaths';
import { removeLine, setLineCount } from '../../flows/basket/editBasket';
import { pickUpInsteadAction } from '../../flows/delivery/chooseService';
import { pricePerUnit } from '../../i18n/amountText';
import { namedAction } from '../../i18n/namedAction';
import { labelled } from '../../i18n/phrases';
import { langOf, showMoney, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as cart from '../../stores/basket/cart';
import { Button, IconButton } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Joined } from '../../ui/Joined';
import { ProductRow } from '../../ui/ProductRow';
import { Stepper } from '../../ui/Stepper';
import styles from './FilledBasket.module.css';
import { chosenOptions, lineName, problemText } from './lineTexts';

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
        nameEnd={
          canNote && (
            <NoteButton
              ref={noteOpener}
              name={controlName}
              isOpen={isNoting}
              onPress={() => setNoting(!isNoting)}
            />
          )
        }
        detail={details.length > 0 && <Joined by="dot">{details}</Joined>}
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
              lessLabel={count > 1 ? undefined : namedAction('basket.remove', controlName)}
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

type LineFixProps = {
  problem: LineProblem;
  line: ResolvedLine;
  name: string;
  onRemove: () => void;
};

/** Actions for a line that cannot be ordered as it is: fix it if possible, or remove it. */
function LineFix({ problem, line, name, onRemove }: LineFixProps) {
  const fix = fixFor(problem, line);
  if (!fix) {
    return (
      <Button kind="destructive" isSmall onPress={onRemove}>
        {t('basket.delete')}
      </Button>
    );
  }
  return (
    <div className={styles.ways}>
      <Button isSmall onPress={fix.onPress}>
        {fix.text}
      </Button>
      <IconButton
        icon="trash"
        tone="destructive"
        label={namedAction('basket.remove', name)}
        onPress={onRemove}
      />
    </div>
  );
}

function fixFor(problem: LineProblem, { key, product, maximum }: ResolvedLine) {
  if (problem === 'notInBranch') return changePlaceAction();
  if (problem === 'notDelivered') return pickUpInsteadAction();
  if (problem === 'optionGone' && product) {
    const onPress = () => openSheet(paths.product(product.id, key));
    return { text: t('basket.chooseAgain'), onPress };
  }
  if (problem === 'tooMany' && maximum) {
    const onPress = () => setLineCount(key, maximum, product);
    return { text: t('basket.keepOnly', { count: maximum }), onPress };
  }
  return null;
}

type ButtonProps = {
  /** of the line */
  name: string;
  isOpen: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
};

/** Opens and closes the field of a line's note. */
function NoteButton({ name, isOpen, ref, onPress }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={labelled(t('basket.addNote'), name)}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="note" size={16} />
    </button>
  );
}

type LineNoteProps = {
  line: ResolvedLine;
  name: string;
  /** Enter, or the keyboard's "done" */
  onDone: () => void;
};

/** The field of a comment on one line (§3, productComment), saved on every keystroke. */
function LineNote({ line, name, onDone }: LineNoteProps) {
  const [text, setText] = useState(line.note);
  return (
    <div className={styles.note}>
      <Field
        label={labelled(t('basket.lineNote'), name)}
        isLabelHidden
        value={text}
        placeholder={t('basket.notePlaceholder')}
        autoFocus
        autoCapitalize="sentences"
        maxLength={limits.noteLength}
        enterKeyHint="done"
        onEnter={onDone}
        onChange={(next) => {
          setText(next);
          cart.setNote(line.key, next);
        }}
      />
    </div>
  );
}
