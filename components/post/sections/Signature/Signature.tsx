import { graphql, useFragment } from 'react-relay';
import { Image } from '#components/ui/Image/Image.tsx';
import { RichText } from '#components/ui/RichText/RichText.tsx';
import { css } from '#styled/css';
import type { Placement } from '#components/post/Placement.ts';
import type { Signature_section$key } from './__generated__/Signature_section.graphql.ts';

type Props = Pick<Placement, 'portrait' | 'share'> & { section: Signature_section$key };

const styles = {
  signature: css({
    display: 'flex',
    gap: '5',
    alignItems: 'flex-start',
    maxWidth: 'column',
    marginTop: '3em',
    paddingTop: '7',
    borderTop: '1px solid token(colors.border.ink)',
    lineHeight: '1.5',
    _print: { breakInside: 'avoid' },
  }),
  portrait: css({
    width: '18',
    height: '18',
    flex: 'none',
    borderRadius: '50%',
    objectFit: 'cover',
    objectPosition: '50% 22%',
  }),
  words: css({ minWidth: '0', color: 'text.muted', '& strong': { fontWeight: '600', color: 'text' } }),
};

/** Signature of an article, with the portrait if there is one, and the links for sharing. */
export function Signature({ section, portrait, share }: Props) {
  const { signature } = useFragment(
    graphql`
      fragment Signature_section on BlogPostElementsSectionElementsSignatureLayout {
        signature
      }
    `,
    section,
  );
  if (!signature) return null;
  return (
    <footer className={styles.signature}>
      {portrait && (
        <Image src={portrait} alt="" width={72} height={72} preset="avatar" className={styles.portrait} />
      )}
      <div>
        <RichText html={signature} size="inherit" className={styles.words} />
        {share}
      </div>
    </footer>
  );
}
