import type { Html, Text } from '../localised.ts';
import type { Media } from '../media.ts';
import type { Background, Button, Link } from './parts.ts';

type Head = { label?: Text; title?: Text; subtitle?: Text; description?: Html };

export type About = Head & {
  kind: 'About';
  backgroundColor?: Background;
  image?: Media;
  facts?: { number?: number; suffix?: Text; label?: Text }[];
  globalButtons?: Button[];
};

/** The figures of the first case stand as a list in the section's description. */
export type Cases = Head & {
  kind: 'Cases';
  backgroundColor?: Background;
  cases?: { title?: Text; description?: Text; image?: Media; logo?: Media; link?: Link }[];
  globalButtons?: Button[];
};

export type OurTeam = Head & {
  kind: 'OurTeam';
  team?: { name: Text; role?: Text; email?: string; image?: Media; linkedin?: Link }[];
};

export type OurOffice = Head & {
  kind: 'OurOffice';
  offices?: { name?: Text; address?: Text; phone?: string; image?: Media; mapLink?: Link }[];
};

export type CompanyInfo = Head & {
  kind: 'CompanyInfo';
  image?: Media;
  info?: { label: Text; value: Text }[];
};

export type FormField = {
  name: string;
  placeholder?: Text;
  type?: 'text' | 'email' | 'tel' | 'number' | 'textarea';
  width?: 'half' | 'full';
};
export type Contact = Omit<Head, 'label'> & {
  kind: 'Contact';
  backgroundColor?: Background;
  contactForm?: { title?: Text; submitLabel?: Text; formField?: FormField[] };
  contactinfo?: Html;
};

export type ContactSection = Head & {
  kind: 'ContactSection';
  backgroundColor?: Background;
  contactPerson?: { name?: Text; role?: Text; image?: Media };
  email?: string;
  phone?: string;
  globalButtons?: Button[];
};
