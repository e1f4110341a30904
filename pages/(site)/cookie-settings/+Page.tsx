import { css } from '#styled/css';
import { CookieSettings } from '#components/consent/CookieSettings.tsx';
import { Container } from '#components/ui/Section/Section.tsx';

const page = css({ paddingBlock: 'sectionTight' });

/** Cookie settings as a page. A script fetches the settings from this page and opens them over any page. */
export function Page() {
  return (
    <Container className={page}>
      <CookieSettings />
    </Container>
  );
}
