/** The focus goes to the stake, or to the slip where nothing can be staked. */
export function focusSlip(): void {
  const slip = document.getElementById("slip");
  const stake = slip?.querySelector<HTMLElement>("input[inputmode=numeric]");
  (stake ?? slip)?.focus();
}
