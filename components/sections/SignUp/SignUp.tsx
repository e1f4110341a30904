import { interests } from '#brand/newsletter.ts';
import * as parts from '#brand/parts.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SectionHead } from '#components/content/SectionHead.tsx';
import { PrivacyNote } from '#components/forms/PrivacyNote.tsx';
import { ScriptNote } from '#components/forms/challenge/ScriptNote.tsx';
import { Island } from '#components/island/Island.tsx';
import { NewsletterForm } from '#components/newsletter/NewsletterForm.tsx';
import { useFormSettings } from '#components/page/FormSettings.ts';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { interestField } from '#schema/interests.ts';
import { textIn } from '#schema/text.ts';
import type { SignUp_section$key } from './__generated__/SignUp_section.graphql.ts';
import { css } from '#styled/css';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '16', alignItems: 'start' },
  }),
};

type Props = { section: SignUp_section$key };

/** Newsletter form as a section. */
export function SignUp({ section }: Props) {
  const id = useId();
  const { i18n } = useLingui();
  const { newsletterSender: sender } = useFormSettings();
  const data = useFragment(
    graphql`
      fragment SignUp_section on PageElementsSectionElementsSignUpLayout {
        title
        subtitle
        description
        interests {
          interest
        }
        backgroundColor
      }
    `,
    section,
  );
  if (!parts.newsletter) return null;
  const { title, subtitle, description, backgroundColor } = data;
  const offeredInterests = new Set(data.interests?.map((row) => row?.interest?.[0]));
  const tone = toneOf(backgroundColor, 'white');
  return (
    <Section tone={tone} spacing="tight" labelledBy={title ? id : undefined}>
      <Container className={styles.columns}>
        {(title || subtitle || description) && <SectionHead words={data} isFlush id={id} />}
        <div>
          <ScriptNote />
          <Island
            name="NewsletterForm"
            of={NewsletterForm}
            props={{
              sender,
              // Without a name, the form is not a landmark. The form in the footer is one.
              title: title ?? '',
              isOnLight: tone !== 'night',
              // Lists each interest once, in the order of the list, and skips those that no longer exist.
              interests: Object.entries(interests)
                .filter(([interest]) => offeredInterests.has(interest))
                .map(([interest, { label }]) => ({
                  name: interestField(interest),
                  label: textIn(i18n, label),
                })),
            }}
            hydrateOn="interaction"
          />
          <PrivacyNote />
        </div>
      </Container>
    </Section>
  );
}
