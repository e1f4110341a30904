/** Result of one check. `provider` means that it depends on the mail provider, `unknown` that no DNS server responded. */
export type MailFinding = {
  check: 'Sender' | 'Return path' | 'SPF' | 'DKIM' | 'DMARC' | 'Reverse DNS' | 'Unsubscribe';
  state: 'ok' | 'provider' | 'unknown' | 'fault';
  message: string;
  /** Recommended action. Empty if nothing needs to be done. */
  advice: string;
};
