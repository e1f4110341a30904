import { graphql, useFragment } from 'react-relay';
import { sectionButtons } from '#components/content/sectionButtons.ts';
import { selectedValue } from '#components/content/selectedValue.ts';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { toneOf } from '#components/ui/Section/toneOf.ts';
import { ChartHero } from './ChartHero.tsx';
import { PlainHero } from './PlainHero.tsx';
import type { HeroElement_section$key } from './__generated__/HeroElement_section.graphql.ts';

type Props = { section: HeroElement_section$key };

/**
 * Top of a page: text on a full-width picture, or plain text if the editor chose no picture. A drawing is beside the
 * text of a plain hero; it overlaps the picture if there is also a picture for phones.
 */
export function HeroElement({ section }: Props) {
  const data = useFragment(
    graphql`
      fragment HeroElement_section on PageElementsSectionElementsHeroElementLayout {
        label
        title
        subtitle
        description
        alignment
        backgroundColor
        animationLink
        image {
          node {
            sourceUrl
            drawing {
              kind
            }
            ...HeroPicture_wide
            ...Drawing_media
          }
        }
        imageMobile {
          node {
            sourceUrl
            ...HeroPicture_narrow
            ...HeroPicture_wide
          }
        }
        globalButtons {
          ...sectionButtons_button
        }
      }
    `,
    section,
  );
  const { title, label, subtitle, description } = data;
  const { globalButtons, animationLink, imageMobile } = data;
  if (!title) return null;

  const text = { title, label, subtitle, description, buttons: sectionButtons(globalButtons) };
  const wideImage = data.image?.node ?? imageMobile?.node;
  const tone = toneOf(data.backgroundColor, 'white');
  const drawing = hasDrawing(data.image?.node) ? data.image?.node : undefined;
  return wideImage && (!drawing || imageMobile) ? (
    <ChartHero
      text={text}
      wide={wideImage}
      narrow={imageMobile?.node}
      card={drawing}
      animationLink={animationLink}
      tone={tone}
      isDrawing={/\.svg(?:[?#]|$)/i.test(wideImage.sourceUrl ?? '')}
    />
  ) : (
    <PlainHero
      text={text}
      tone={tone}
      alignment={selectedValue(data.alignment)}
      animationLink={animationLink}
      drawing={drawing && <Drawing media={drawing} />}
    />
  );
}
