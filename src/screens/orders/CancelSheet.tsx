import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import type { MainActionSpec } from '../../ui/bottomButtonHost';
import { ProblemBanner } from '../../ui/ProblemBanner';
import { SheetPage } from '../../ui/SheetPage';

type Props = {
  title: string;
  /** what cancels the order */
  action: MainActionSpec;
  /** why it was not cancelled */
  problem: string | null;
  children: ReactNode;
};

/** A sheet whose button cancels an order; the other one keeps the order. */
export function CancelSheet({ title, action, problem, children }: Props) {
  const keep = {
    text: t('orders.cancel.keep'),
    isDisabled: action.isBusy,
    onPress: () => closeSheet(),
  };
  return (
    <SheetPage title={title} size="content" action={action} secondary={keep}>
      <ProblemBanner text={problem} />
      {children}
    </SheetPage>
  );
}
