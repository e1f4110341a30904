import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#locales/locales.ts';
import type { LocaleDescription } from '#schema/LocaleDescription.ts';
import { ContentIcon } from './ContentIcon.tsx';
import { Icon } from './Icon.tsx';
import { drawingOf, icons, isIconName } from './icons.ts';
import sheet from './sheet.svg?raw';

describe('an icon', () => {
  it('is decoration with a fixed place unless it is given a meaning', () => {
    expect(renderToStaticMarkup(<Icon name="check" />)).toMatch(
      /^<svg width="16" height="16" .*aria-hidden="true"/,
    );
    expect(renderToStaticMarkup(<Icon name="check" size={24} label="Included" />)).toMatch(
      /^<svg width="24" height="24" .*role="img" aria-label="Included"/,
    );
  });
});

describe('the sheet of drawings', () => {
  it('has every icon that refers to it, and every language’s flag', () => {
    const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    const referred = Object.keys(icons).filter((name) => isIconName(name) && drawingOf(name) === 'sheet');
    const flags = Object.values<LocaleDescription>(locales).flatMap(({ flag }) =>
      flag ? [`flag-${flag}`] : [],
    );
    expect(drawn).toEqual(expect.arrayContaining([...referred, ...flags]));
    expect(drawn.filter((name) => !name?.startsWith('flag-')).toSorted()).toEqual(referred.toSorted());
  });
});

describe('an icon that an editor chose', () => {
  it('is one of ours where the name is', () => {
    expect(renderToStaticMarkup(<ContentIcon name="linkedin" />)).toContain('#linkedin"');
  });

  it('is drawn from the sheet of its set, with its place kept', () => {
    expect(renderToStaticMarkup(<ContentIcon name=" lucide:wifi " />)).toBe(
      '<svg width="24" height="24" class="flex_none" aria-hidden="true"><use href="/api/icons/lucide.svg?icons=wifi#wifi" width="24" height="24"></use></svg>',
    );
  });

  it.each(['', 'wifi', 'lucide:', 'a:b:c', 'lucide:wifi"onload', 'https://evil.example/a.svg', '../x:y'])(
    'draws nothing for %j',
    (name) => {
      expect(renderToStaticMarkup(<ContentIcon name={name} />)).toBe('');
    },
  );
});
