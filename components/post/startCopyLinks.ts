const confirmationMs = 3_000;

/** Makes every `CopyLink` copy its URL and every code sample copy its visible code, with a confirmation. */
export function startCopyLinks(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) start(button);
}

function start(button: HTMLButtonElement): void {
  const [label, confirmation] = button.querySelectorAll<HTMLElement>('span');
  const address = button.popoverTargetElement;
  // Without HTTPS, there is no clipboard, so the popover shows the URL instead.
  if (navigator.clipboard === undefined || label === undefined || confirmation === undefined) return;
  button.hidden = false;
  let timer: number | undefined;

  const confirm = (isCopied: boolean) => {
    label.hidden = isCopied;
    confirmation.hidden = !isCopied;
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(button.dataset['copy'] || codeBeside(button));
    } catch {
      if (address instanceof HTMLElement) address.showPopover();
      return;
    }
    if (address instanceof HTMLElement) address.hidePopover();
    confirm(true);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => confirm(false), confirmationMs);
  };

  button.addEventListener('click', (event) => {
    event.preventDefault();
    void copy();
  });
  // The button was clicked before this script ran.
  if (address?.matches(':popover-open')) void copy();
}

function codeBeside(button: HTMLButtonElement): string {
  const samples = [...(button.parentElement?.querySelectorAll('pre:first-child') ?? [])];
  return samples.find((sample) => sample.getClientRects().length > 0)?.textContent ?? '';
}
