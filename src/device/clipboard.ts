/** Copies text to the clipboard; false if the browser or the embedding frame forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The legacy way, which needs no permission from the frame: copies the selection. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const previousFocus = document.activeElement;
  // An open dialog traps focus, so the field must be inside it.
  (previousFocus?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  }
}
