/** Puts text on the clipboard; false where neither the browser nor the frame around the page lets it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The old way, which needs no permission of the frame: what is selected is copied. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const back = document.activeElement;
  // A dialog keeps the focus to itself: the field has to stand within the one that is open.
  (back?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (back instanceof HTMLElement) back.focus();
  }
}
