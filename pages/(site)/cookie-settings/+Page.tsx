import { css } from '#styled/css';
import { CookieSettings } from '#components/consent/CookieSettings.tsx';
import { Container } from '#components/ui/Section/Section.tsx';

const page = css({ paddingBlock: 'sectionTight' });

/** The cookie settings, which open over any page: their script takes them from here. */
export function Page() {
  return (
    <Container className={page}>
      <CookieSettings />
    </Container>
  );
}
