import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#locales/locales.ts';
import type { LocaleDescription } from '#schema/LocaleDescription.ts';
import { ContentIcon } from './ContentIcon.tsx';
import { Icon } from './Icon.tsx';
import { drawingOf, icons, isIconName } from './icons.ts';
import sheet from './sheet.svg?raw';

describe('Icon', () => {
  it('is decorative with a fixed size unless it has a label', () => {
    expect(renderToStaticMarkup(<Icon name="check" />)).toMatch(
      /^<svg width="16" height="16" .*aria-hidden="true"/,
    );
    expect(renderToStaticMarkup(<Icon name="check" size={24} label="Included" />)).toMatch(
      /^<svg width="24" height="24" .*role="img" aria-label="Included"/,
    );
  });
});

describe('Icon sprite', () => {
  it('contains exactly the icons that refer to it, and every language’s flag', () => {
    const symbolIds = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    const usedIds = Object.keys(icons).filter((name) => isIconName(name) && drawingOf(name) === 'sheet');
    const flags = Object.values<LocaleDescription>(locales).flatMap(({ flag }) =>
      flag ? [`flag-${flag}`] : [],
    );
    expect(symbolIds).toEqual(expect.arrayContaining([...usedIds, ...flags]));
    expect(symbolIds.filter((name) => !name?.startsWith('flag-')).toSorted()).toEqual(usedIds.toSorted());
  });
});

describe('ContentIcon', () => {
  it('renders a built-in icon for its name', () => {
    expect(renderToStaticMarkup(<ContentIcon name="linkedin" />)).toContain('#linkedin"');
  });

  it('refers to the sprite of its set and reserves its space', () => {
    expect(renderToStaticMarkup(<ContentIcon name=" lucide:wifi " />)).toBe(
      '<svg width="24" height="24" class="flex_none" aria-hidden="true"><use href="/api/icons/lucide.svg?icons=wifi#wifi" width="24" height="24"></use></svg>',
    );
  });

  it.each(['', 'wifi', 'lucide:', 'a:b:c', 'lucide:wifi"onload', 'https://evil.example/a.svg', '../x:y'])(
    'renders nothing for %j',
    (name) => {
      expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
    },
  );
});
