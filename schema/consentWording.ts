/**
 * What a subscriber agrees to, word for word. The form shows this sentence and the consent log keeps it, so it has one
 * source that both sides import.
 */
export const consentWording = {
  en: 'Send me the newsletter by email. I can leave with one click at any time.',
  da: 'Send mig nyhedsbrevet på mail. Jeg kan altid melde mig fra med ét klik.',
  de: 'Senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit mit einem Klick abmelden.',
} as const;
