import type { Branch } from '../../domain/branches/branch';
import { labelled } from '../../i18n/labelled';
import { t } from '../../i18n/t';
import { IconButton } from '../../ui/IconButton';
import { RadioRow } from '../../ui/RadioRow';
import styles from './BranchBrowser.module.css';
import { isOpenToday } from './isOpenToday';

type Props = {
  branch: Branch;
  /** the branch's name */
  label: string;
  /** the name's language, if not the page's */
  lang: string | undefined;
  detail: string;
  /** the distance */
  value: string | undefined;
  markedId: string | null;
  onMark: (id: string) => void;
  onPick: (id: string) => void;
  onLook: (id: string) => void;
};

/** A pickup branch; §4: only an open one can be chosen, any can be viewed. */
export function PickupLine({
  branch,
  label,
  lang,
  detail,
  value,
  markedId,
  onMark,
  onPick,
  onLook,
}: Props) {
  return (
    <div className={styles.line}>
      <RadioRow
        name="branch"
        label={label}
        lang={lang}
        detail={detail}
        value={value}
        isChosen={branch.id === markedId}
        isDisabled={!isOpenToday(branch)}
        onChoose={() => onMark(branch.id)}
        onPick={() => onPick(branch.id)}
      />
      <IconButton
        icon="info"
        label={labelled(t('branches.schedule'), label)}
        onPress={() => onLook(branch.id)}
      />
    </div>
  );
}
