import { HttpError } from '#server/errors.ts';
import {
  imageFits,
  imageFormats,
  imageLimits,
  isOfferedVariant,
  type ImageModifiers,
} from '#schema/images.ts';

type Name = keyof ImageModifiers;

const names: Record<string, Name> = {
  w: 'width',
  width: 'width',
  h: 'height',
  height: 'height',
  q: 'quality',
  quality: 'quality',
  f: 'format',
  format: 'format',
  fit: 'fit',
  blur: 'blur',
};

/**
 * Parses the modifiers segment of a URL, which is untrusted. Throws 400 for unknown and repeated names, values beyond
 * the limits, and variants that no page uses. Clamping values instead would give one image an unlimited number of URLs.
 */
export function parseImageModifiers(segment: string): ImageModifiers {
  const modifiers: ImageModifiers = {};
  if (segment === '_') return modifiers;
  for (const part of segment.split(/[&,]/)) {
    const [key = '', ...rest] = part.split(/[:=_]/);
    const value = rest.join('_');
    const size = /^(\d{1,5})x(\d{1,5})$/.exec(value);
    if ((key === 's' || key === 'resize') && size) {
      setModifier(modifiers, 'width', size[1] ?? '');
      setModifier(modifiers, 'height', size[2] ?? '');
    } else {
      const name = Object.hasOwn(names, key) ? names[key] : undefined;
      if (name === undefined) throw badRequest('unknown_modifier', 'The image URL has an unknown modifier.');
      setModifier(modifiers, name, value);
    }
  }
  if (!isOfferedVariant(modifiers))
    throw badRequest('unknown_variant', 'This combination of modifiers is not offered.');
  return modifiers;
}

function setModifier(modifiers: ImageModifiers, name: Name, text: string): void {
  if (modifiers[name] !== undefined)
    throw badRequest('repeated_modifier', `The modifier ${name} is given twice.`);
  switch (name) {
    case 'width':
    case 'height':
      modifiers[name] = parseInteger(name, text, imageLimits.side);
      break;
    case 'quality':
    case 'blur':
      modifiers[name] = parseInteger(name, text, imageLimits[name]);
      break;
    case 'format':
      modifiers.format =
        text === 'auto' ? 'auto' : parseChoice(name, text === 'jpg' ? 'jpeg' : text, imageFormats);
      break;
    case 'fit':
      modifiers.fit = parseChoice(name, text, imageFits);
      break;
  }
}

function parseInteger(name: Name, text: string, limit: number): number {
  const value = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : NaN;
  if (!(value <= limit))
    throw badRequest('modifier_out_of_range', `${name} must be an integer from 1 to ${limit}.`);
  return value;
}

function parseChoice<T extends string>(name: Name, text: string, choices: readonly T[]): T {
  const match = choices.find((candidate) => candidate === text);
  if (match === undefined)
    throw badRequest('modifier_out_of_range', `${name} must be one of ${choices.join(', ')}.`);
  return match;
}

function badRequest(code: string, message: string): HttpError {
  return new HttpError(400, code, message);
}
