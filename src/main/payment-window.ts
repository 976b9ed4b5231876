// The window that a member pays in. It opens within the click, empty, and is sent to its address later.

/** How often it is looked whether the member closed the window. */
const LOOK_MS = 500;

export function createPaymentWindow(onClosed: () => void) {
  let shown: Window | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function forget(): void {
    clearInterval(timer);
    shown = null;
  }

  return {
    /** False when the browser opens none. */
    open(): boolean {
      forget();
      shown = window.open("about:blank", "_blank");
      if (!shown) return false;
      // The payment desk's page has no way back into this one.
      shown.opener = null;
      timer = setInterval(() => {
        if (!shown?.closed) return;
        forget();
        onClosed();
      }, LOOK_MS);
      return true;
    },
    show(address: string): void {
      if (shown && !shown.closed) shown.location.replace(address);
    },
    close(): void {
      shown?.close();
      forget();
    },
  };
}
