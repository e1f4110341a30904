import { companyInfo } from '#cms/content/office.ts';
import { head, logo } from '#cms/content/pages/specimens/parts.ts';
import type { SectionOf } from '#cms/content/sections/Section.ts';

/** Every field filled. */
export const full: SectionOf<'CompanyInfo'> = { ...companyInfo, ...head, image: logo };

/** What it cannot do without. */
export const minimal: SectionOf<'CompanyInfo'> = {
  kind: 'CompanyInfo',
  info: [{ label: 'CVR', value: '99 12 34 07' }],
};
