import { graphql, useFragment } from 'react-relay';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { CallToAction, ctaStyleOf } from '#components/content/CallToAction.tsx';
import { GlobalButtons, usableButtons } from '#components/content/GlobalButtons.tsx';
import { Media } from './Media.tsx';
import type { CtaBanner_cta$key } from './__generated__/CtaBanner_cta.graphql.ts';
import { storedButtons } from '#components/content/sectionButtons.ts';

type Props = {
  cta: CtaBanner_cta$key;
  layout: 'stack' | 'frame';
  headingLevel: 2 | 3;
  className?: string;
};

/** Call to action within another section. Renders nothing if it has no text. */
export function CtaBanner({ cta, layout, headingLevel, className }: Props) {
  const { ctaStyle, title, description, image, globalButtons } = useFragment(
    graphql`
      fragment CtaBanner_cta on PageElementsSectionElementsCta {
        ctaStyle
        title
        description
        image {
          node {
            drawing {
              kind
            }
            ...Media_media
          }
        }
        globalButtons {
          link {
            ...readLink_link
          }
          style
          icon
        }
      }
    `,
    cta,
  );
  if (!title && !description) return null;
  const buttons = storedButtons(globalButtons);
  return (
    <CallToAction
      ctaStyle={ctaStyleOf(ctaStyle)}
      layout={layout}
      headingLevel={headingLevel}
      title={title}
      isDrawing={hasDrawing(image?.node)}
      description={description && <p>{description}</p>}
      image={
        image && (
          <Media media={image.node} alt="" sizes="(min-width: 1360px) 527px, (min-width: 768px) 42vw, 92vw" />
        )
      }
      className={className}
    >
      {usableButtons(buttons).length > 0 && <GlobalButtons buttons={buttons} />}
    </CallToAction>
  );
}
