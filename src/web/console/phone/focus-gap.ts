/** Leads to the field that is missing or wrong, by the name that its surroundings bear; of several the first empty one, or else the one that is marked. */
export function focusGap(gap: string): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`[data-gap~=${gap}] input`)].filter(
    ({ disabled, readOnly }) => !disabled && !readOnly,
  );
  const field =
    fields.find(({ value }) => value === "") ?? fields.find((one) => one.ariaInvalid === "true") ?? fields[0];
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}

/** Leads to the words of a refusal that names no field. */
export function showProblem(): void {
  // They are drawn once the answer has been taken.
  setTimeout(() => {
    const words = document.querySelector<HTMLElement>("[data-problem]");
    words?.scrollIntoView({ block: "center" });
    words?.focus({ preventScroll: true });
  }, 0);
}
