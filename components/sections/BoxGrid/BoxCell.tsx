import { splitLeadIn } from '#components/content/leadIn.ts';
import { Media } from '#components/media/Media.tsx';
import { hasDrawing } from '#components/drawing/hasDrawing.ts';
import { readLink } from '#components/content/readLink.ts';
import { Heading } from '#components/ui/Heading.tsx';
import { Icon } from '#components/ui/Icon/Icon.tsx';
import { Link } from '#components/ui/Link/Link.tsx';
import { cx } from '#styled/css';
import { card } from '#styled/recipes';
import { cell, parts, type Surface } from './BoxGrid.styles.ts';
import type { BoxGrid_section$data } from './__generated__/BoxGrid_section.graphql.ts';

type Box = NonNullable<NonNullable<BoxGrid_section$data['gridBoxes']>[number]>;

type Size = { readonly width: number | null | undefined; readonly height: number | null | undefined };

type Props = {
  box: Box;
  surface: Surface;
  /** Whether the cell spans two rows. The picture is then cropped only at the inline end and at the bottom. */
  isTall: boolean;
  hasNeighbourPictures: boolean;
};

/** Cell with text at the top and a picture that touches the lower edge, or with one large figure instead. */
export function BoxCell({ box, surface, isTall, hasNeighbourPictures }: Props) {
  const picture = box.image?.node;
  const figure = picture ? undefined : figureOf(box.description);
  const link = readLink(box.link);
  const title = box.title || link?.title;
  return (
    <article
      className={cx(
        surface === 'night' && 'night',
        card({ look: 'panel' }),
        cell({ surface, hasPicture: Boolean(picture) && !hasDrawing(picture), hasNeighbourPictures }),
      )}
    >
      <div className={parts.text}>
        {title && (
          <Heading level={3} className={parts.title}>
            {link?.url ? (
              <>
                <Link href={link.url} target={link.target} className={parts.link}>
                  {title}
                </Link>
                <Icon name="arrow-right" className={parts.mark} />
              </>
            ) : (
              title
            )}
          </Heading>
        )}
        {box.description && !figure && <p className={parts.description}>{box.description}</p>}
      </div>
      {figure && (
        <p className={parts.figure}>
          {figure.lead} <span className={parts.figureWords}>{figure.rest}</span>
        </p>
      )}
      {picture && hasDrawing(picture) && (
        <div className={parts.drawing}>
          <Media media={picture} isBare />
        </div>
      )}
      {picture && !hasDrawing(picture) && (
        <div className={cx(parts.picture, isTall && parts.tallPicture)}>
          <Media
            media={picture}
            className={cx(
              parts.image,
              isTall && (isLandscape(picture.mediaDetails) ? parts.focus : parts.corner),
            )}
            sizes={
              isTall
                ? '(min-width: 1024px) 740px, 110vw'
                : '(min-width: 1024px) 620px, (min-width: 640px) 94vw, 110vw'
            }
          />
        </div>
      )}
    </article>
  );
}

/**
 * Returns whether a picture is a landscape photograph. Other pictures, such as screenshots, are cropped from the upper
 * left.
 */
function isLandscape(size: Size | null | undefined): boolean {
  return (size?.width ?? 0) > 1.4 * (size?.height ?? 0);
}

/** Splits “80 %: of the limit, then you hear about it” into a figure and its text. */
function figureOf(description: string | null | undefined) {
  const { lead, rest } = splitLeadIn(description ?? '');
  return lead && /^[^\p{L}]*\d/u.test(lead) && lead.length <= 8 ? { lead, rest } : undefined;
}
