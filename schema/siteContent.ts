import * as v from 'valibot';

/* REST responses of the content backend. ACF represents an absent repeater, image, link or text as `false`, `""` or
   null; here it becomes an empty list, an empty string or undefined. */

const Text = v.pipe(
  v.nullish(v.union([v.string(), v.literal(false)]), ''),
  v.transform((text) => (text === false ? '' : text)),
);

const Flag = v.pipe(
  v.nullish(v.boolean(), false),
  v.transform((flag) => flag),
);

/**
 * Returns the schema of a repeater's list. An absent list is empty; invalid entries are omitted.
 */
function list<const TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.nullish(v.union([v.array(v.unknown()), v.literal(false), v.literal('')]), []),
    v.transform((items): v.InferOutput<TItem>[] =>
      (items === false || items === '' ? [] : items).flatMap((entry) => {
        const parsed = v.safeParse(item, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

function optional<const TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.nullish(v.unknown()),
    v.transform((value): v.InferOutput<TItem> | undefined => {
      const parsed = v.safeParse(item, value);
      return parsed.success ? parsed.output : undefined;
    }),
  );
}

/** Returns the schema of a response with these fields. An object with none of them is invalid, whatever its status. */
function responseOf<const TEntries extends v.ObjectEntries>(entries: TEntries) {
  return v.pipe(
    v.looseObject({}),
    v.check((fields) => Object.keys(entries).some((name) => Object.hasOwn(fields, name))),
    v.object(entries),
  );
}

const ContentLink = v.object({ url: v.pipe(v.string(), v.minLength(1)), title: Text, target: Text });
export type ContentLink = v.InferOutput<typeof ContentLink>;

const ContentImage = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  alt: Text,
  width: v.fallback(v.number(), 0),
  height: v.fallback(v.number(), 0),
});
export type ContentImage = v.InferOutput<typeof ContentImage>;

const IconUrl = v.pipe(
  v.nullish(v.union([v.string(), v.literal(false), v.object({ url: v.string() })]), ''),
  v.transform((icon) => (typeof icon === 'object' ? icon.url : icon || '')),
);

const GlobalButton = v.object({ link: ContentLink, style: Text, icon: v.optional(Text, '') });
export type GlobalButton = v.InferOutput<typeof GlobalButton>;

const SubMenuEntry = v.object({
  id: v.union([v.number(), v.string()]),
  link: ContentLink,
  icon: IconUrl,
  link_description: Text,
});
export type SubMenuEntry = v.InferOutput<typeof SubMenuEntry>;

const MenuColumn = v.object({ title: v.optional(Text, ''), sub_menu: list(SubMenuEntry) });

const MenuCta = v.object({
  dropdown_style: v.fallback(v.picklist(['gradient', 'standard']), 'standard'),
  title: Text,
  description: Text,
  image: optional(ContentImage),
  global_buttons: list(GlobalButton),
});
export type MenuCta = v.InferOutput<typeof MenuCta>;

const MenuItem = v.object({
  external: Flag,
  link: optional(ContentLink),
  dropdown: Flag,
  link_text: Text,
  column: list(MenuColumn),
  cta: optional(MenuCta),
});
export type MenuItem = v.InferOutput<typeof MenuItem>;

export const MenuContent = responseOf({
  logo: optional(ContentImage),
  main_navigation: list(MenuItem),
  global_buttons: list(GlobalButton),
});
export type MenuContent = v.InferOutput<typeof MenuContent>;

const FooterItem = v.object({ link: ContentLink, external: Flag, highlight_link: Flag });
const Social = v.object({ link: v.pipe(v.string(), v.minLength(1)), icon: Text, alt_text: Text });
const CopyrightSegment = v.object({ text: Text, link_url: Text, link_text: Text });

export const FooterContent = responseOf({
  company_address: list(v.object({ group: list(v.object({ text: Text })) })),
  menu: list(v.object({ title: Text, items: list(FooterItem) })),
  socials: list(Social),
  footer_copyright: list(CopyrightSegment),
});
export type FooterContent = v.InferOutput<typeof FooterContent>;

export const ErrorPageContent = responseOf({
  byline: Text,
  title: Text,
  /** HTML from the editor. */
  description: Text,
  image: optional(ContentImage),
  global_buttons: list(GlobalButton),
});
export type ErrorPageContent = v.InferOutput<typeof ErrorPageContent>;

/** Menu, footer and error page of a language. */
export type SiteContent = { menu: MenuContent; footer: FooterContent; errorPage: ErrorPageContent };
