import * as parts from '#brand/parts.ts';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContactForm } from '#components/forms/ContactForm.tsx';
import { contactFields } from '#components/forms/formFields.ts';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { ScriptNote } from '#components/forms/challenge/ScriptNote.tsx';
import { PrivacyNote } from '#components/forms/PrivacyNote.tsx';
import { Island } from '#components/island/Island.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { Contact_section$key } from './__generated__/Contact_section.graphql.ts';
import { css, cva } from '#styled/css';

const hairline = '1px solid token(colors.border)';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12',
    lg: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gap: '36px clamp(48px, 6vw, 96px)',
      alignItems: 'start',
    },
  }),
  words: css({ lg: { gridColumn: '1', gridRow: '1' } }),
  form: css({ lg: { gridColumn: '2', gridRow: '1 / span 2' } }),
  addresses: cva({
    base: { overflowWrap: 'break-word' },
    variants: {
      isBeside: {
        true: { lg: { gridColumn: '2', gridRow: '1 / span 2' } },
        false: { lg: { gridColumn: '1' } },
      },
    },
  }),
  // Addresses, phone and opening hours, separated by thin lines. Applies to definition lists as well as to paragraphs.
  register: css({
    '& > p': { borderTop: hairline, paddingBlock: '3.5', margin: '0', _last: { borderBottom: hairline } },
    '& > p > strong:first-child': { fontWeight: '400', fontSize: '.9375rem', color: 'text.muted' },
    '& dl': {
      columnGap: '0',
      gridTemplateColumns: { base: 'minmax(0, 6rem) minmax(0, 1fr)', sm: '7.5rem minmax(0, 1fr)' },
      borderBottom: hairline,
    },
    '& :is(dt, dd)': { borderTop: hairline, paddingBlock: '3.5', margin: '0' },
    '& dt': { fontWeight: '400', fontSize: '.9375rem', color: 'text.muted', paddingInlineEnd: '4' },
  }),
};

type Props = { section: Contact_section$key };

export function Contact({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment Contact_section on PageElementsSectionElementsContactLayout {
        title
        subtitle
        description
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
  const { title, subtitle, description } = data;
  const { backgroundColor, contactinfo, contactForm } = data;
  const fields = parts.contactForm ? contactFields(contactForm?.formField) : [];
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
            <SectionHead words={data} isFlush id={id} />
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
              hydrateOn="interaction"
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
