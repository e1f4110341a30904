import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { GlobalButtons, usableButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { Media } from '#components/media/Media.tsx';
import { Heading } from '#components/ui/Heading.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { ContactSection_section$key } from './__generated__/ContactSection_section.graphql.ts';
import { css, cva } from '#styled/css';

const styles = {
  strip: cva({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '6', lg: '9' },
      alignItems: 'center',
    },
    variants: {
      hasPortrait: {
        true: {
          gridTemplateColumns: { md: '96px minmax(0, 1fr)', lg: '96px minmax(0, 1fr) auto' },
          '& > :last-child': { gridColumn: { md: '2', lg: 'auto' } },
        },
        false: { lg: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
    },
  }),
  portrait: css({ width: '24', height: '24', borderRadius: '50%', objectFit: 'cover' }),
  words: css({ minWidth: '0', overflowWrap: 'break-word' }),
  label: css({ textStyle: 'label', color: 'accent.text', marginBottom: '2' }),
  title: css({ maxWidth: '16em' }),
  muted: css({ marginTop: '1', color: 'text.muted', maxWidth: 'measure' }),
  details: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    marginTop: '2',
    textStyle: 'small',
    color: 'text.muted',
  }),
  link: css({
    color: 'accent.text',
    fontWeight: '600',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
    _hover: { textDecorationThickness: '2px' },
  }),
  buttons: css({ '& > *': { width: { base: '100%', sm: 'auto' } } }),
};

type Props = { section: ContactSection_section$key };

export function ContactSection({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment ContactSection_section on PageElementsSectionElementsContactSectionLayout {
        label
        title
        subtitle
        description
        backgroundColor
        contactPerson {
          name
          role
          image {
            node {
              ...Media_media
            }
          }
        }
        email
        phone
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { backgroundColor, contactPerson, email, phone, globalButtons } = data;
  const { name, role, image } = contactPerson ?? {};
  const person = [name, role].filter(Boolean).join(', ');
  if (!title && !description && !email && !phone && usableButtons(sectionButtons(globalButtons)).length === 0)
    return null;

  return (
    <Section tone={toneOf(backgroundColor, 'sunken')} spacing="tight" labelledBy={title ? id : undefined}>
      <Container className={styles.strip({ hasPortrait: Boolean(image) })}>
        {image && <Media media={image.node} alt="" sizes="96px" className={styles.portrait} />}
        <div className={styles.words}>
          {label && <p className={styles.label}>{label}</p>}
          {title && (
            <Heading level={2} look="h3" id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {subtitle && <p className={styles.muted}>{subtitle}</p>}
          {description && <RichText html={description} size="inherit" className={styles.muted} />}
          {(person || email || phone) && (
            <p className={styles.details}>
              {person && <span>{person}</span>}
              {phone && (
                <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.link}>
                  {phone}
                </Link>
              )}
              {email && (
                <Link href={`mailto:${email}`} className={styles.link}>
                  {email}
                </Link>
              )}
            </p>
          )}
        </div>
        <GlobalButtons buttons={sectionButtons(globalButtons)} className={styles.buttons} />
      </Container>
    </Section>
  );
}
