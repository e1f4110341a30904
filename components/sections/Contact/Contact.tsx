import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContactForm } from '#components/contact-form/ContactForm.tsx';
import { contactFields } from '#components/contact-form/contactFields.ts';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { sectionWords } from '#components/content/sectionWords.ts';
import { ScriptNote } from '#components/form-challenge/ScriptNote.tsx';
import { PrivacyNote } from '#components/privacy/PrivacyNote.tsx';
import { Island } from '#components/island/Island.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Contact_section$key } from './__generated__/Contact_section.graphql.ts';
import { styles } from './Contact.styles.ts';

type Props = { section: Contact_section$key };

export function Contact({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Contact_section on PageElementsSectionElementsContactLayout {
        ...sectionWords_section
        backgroundColor
        contactinfo
        contactForm {
          title
          submitLabel
          formField {
            name
            placeholder
            type
            width
          }
        }
      }
    `,
    section,
  );
  const words = sectionWords(data);
  const { title, subtitle, description } = words;
  const { backgroundColor, contactinfo, contactForm } = data;
  const fields = contactFields(contactForm?.formField);
  if (fields.length === 0 && !contactinfo) return null;

  return (
    <Section
      tone={toneOf(backgroundColor, 'white')}
      spacing={contactinfo && title ? 'normal' : 'tight'}
      labelledBy={title ? id : undefined}
    >
      <Container className={styles.columns}>
        {(title || subtitle || description) && (
          <div className={styles.words}>
            <SectionHead {...words} isFlush id={id} />
          </div>
        )}
        {fields.length > 0 && (
          <div className={styles.form}>
            <ScriptNote hasOutcome />
            <Island
              name="ContactForm"
              of={ContactForm}
              props={{
                title: contactForm?.title,
                fields,
                submitLabel: contactForm?.submitLabel,
                headingLevel: title ? 3 : 2,
              }}
              hydrates="touched"
            />
            <PrivacyNote />
          </div>
        )}
        {contactinfo && (
          <div className={styles.addresses({ isBeside: fields.length === 0 })}>
            <RichText html={contactinfo} size="inherit" className={styles.register} />
          </div>
        )}
      </Container>
    </Section>
  );
}
