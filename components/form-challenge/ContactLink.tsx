/** An email address or a telephone number that can be followed. */
export function ContactLink({ contact }: { contact: string }) {
  const address = contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replaceAll(/[^\d+]/g, '')}`;
  return <a href={address}>{contact}</a>;
}
