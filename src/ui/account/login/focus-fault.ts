/** Takes the focus to the form's first field, in the order of the page, that has a fault; false when none has. */
export function focusFault(form: HTMLFormElement | null, faults: Readonly<Record<string, unknown>>): boolean {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && faults[field.name]) {
      field.focus();
      return true;
    }
  return false;
}
