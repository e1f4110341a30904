import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CallToAction, ctaStyleOf } from '#components/content/CallToAction.tsx';
import { GlobalButtons, usableButtons } from '#components/content/GlobalButtons.tsx';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { Media } from '#components/media/Media.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { Container, Section } from '#components/ui/Section/Section.tsx';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import type { CallToActionCard_section$key } from './__generated__/CallToActionCard_section.graphql.ts';

type Props = { section: CallToActionCard_section$key };

export function CallToActionCard({ section }: Props) {
  const id = useId();
  const data = useFragment(
    graphql`
      fragment CallToActionCard_section on PageElementsSectionElementsCallToActionCardLayout {
        label
        title
        subtitle
        description
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
        ctaStyle
        backgroundColor
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { label, title, subtitle, description } = data;
  const { image, ctaStyle, backgroundColor, globalButtons } = data;
  if (!title && !description) return null;

  return (
    <Section tone={toneOf(backgroundColor, 'white')} spacing="tight" labelledBy={title ? id : undefined}>
      <Container>
        <CallToAction
          ctaStyle={ctaStyleOf(ctaStyle)}
          label={label}
          title={title}
          headingId={id}
          subtitle={subtitle}
          description={description && <RichText html={description} size="inherit" />}
          isDrawing={hasDrawing(image?.node)}
          image={
            image && (
              <Media media={image.node} sizes="(min-width: 1360px) 527px, (min-width: 768px) 42vw, 100vw" />
            )
          }
        >
          {usableButtons(sectionButtons(globalButtons)).length > 0 && (
            <GlobalButtons buttons={sectionButtons(globalButtons)} />
          )}
        </CallToAction>
      </Container>
    </Section>
  );
}
