import { ButtonLink, type ButtonLook } from '#components/ui/Button/ButtonLink.tsx';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { Samples } from '#components/catalogue/Samples.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' });
const night = css({ padding: '8', marginTop: '8' });

/** A look in each size, and with an icon, on a light and on a dark ground. */
function look(name: ButtonLook) {
  return function ButtonLooks() {
    const buttons = (
      <div className={row}>
        <ButtonLink href="/" look={name} size="sm">
          Small
        </ButtonLink>
        <ButtonLink href="/" look={name}>
          Order test SIMs
        </ButtonLink>
        <ButtonLink href="/" look={name} size="lg">
          Large
        </ButtonLink>
        <ButtonLink href="https://www.youtube.com/" target="_blank" look={name} icon="youtube">
          In a new tab
        </ButtonLink>
      </div>
    );
    return (
      <>
        {buttons}
        <div className={`night ${night}`}>{buttons}</div>
      </>
    );
  };
}

/** Buttons as editors choose them, and what happens to them. */
export const buttonSamples: Samples = {
  purple: look('purple'),
  black: look('black'),
  white: look('white'),
  outline: look('outline'),
  'outline-dark': look('outlineDark'),
  partner: look('partner'),
  disabled: () => (
    <button type="button" className={button({})} disabled>
      Subscribe
    </button>
  ),
  busy: () => (
    <button type="button" className={button({})} disabled aria-busy="true">
      Subscribe…
    </button>
  ),
  'long-text': () => (
    <ButtonLink href="/">
      Vereinbarung zur Auftragsverarbeitung für Donaudampfschifffahrtsgesellschaften herunterladen
    </ButtonLink>
  ),
  'refused-address': () => (
    <ButtonLink href="javascript:alert(1)" look="outline">
      Drawn as words
    </ButtonLink>
  ),
};
