import type { ComponentProps } from 'react';
import { SheetPage } from '../../ui/SheetPage';
import { PlacedState } from './PlacedState';

type Props = ComponentProps<typeof PlacedState> &
  Pick<ComponentProps<typeof SheetPage>, 'action' | 'secondary'> & {
    /** the sheet's title where it is another than the state's */
    sheetTitle?: string | undefined;
  };

/** The sheet after an order was placed: its state at large, and what to do next. */
export function PlacedSheet({ action, secondary, sheetTitle, ...state }: Props) {
  return (
    <SheetPage
      title={sheetTitle ?? state.title}
      isTitleHidden
      surface="plain"
      size="content"
      action={action}
      secondary={secondary}
    >
      <PlacedState {...state} />
    </SheetPage>
  );
}
