/** How one provider's chat is prepared and opened. */
export type ChatAdapter = {
  /** What must stand in the page before the script runs. */
  prepare: (scriptUrl: string) => void;
  /** Opens the chat; false while its script is not there yet. */
  open: () => boolean;
};
