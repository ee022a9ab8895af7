import type { Context } from './context';

/** Closes the app as its close button does: the user is asked first when the app requires it. */
export async function requestClose(context: Context): Promise<void> {
  if (context.phone.get().closingConfirmation) {
    const texts = context.texts();
    const reply = await context.ask({
      title: texts.closeTitle,
      text: texts.closeText,
      actions: [
        { id: 'no', label: texts.cancel, tone: 'quiet' },
        { id: 'yes', label: texts.closeAnyway, tone: 'destructive' },
      ],
    });
    if (reply?.id !== 'yes') return;
  }
  context.close();
}
