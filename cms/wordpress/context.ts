import type { Content } from '../content/Content.ts';
import type { Addresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { MediaLibrary } from './media.ts';

/** Dependencies of GraphQL and REST responses. */
export type WordPressContext = {
  content: Content;
  catalogue: Catalogue;
  addresses: Addresses;
  media: MediaLibrary;
  /** Whether the request may read drafts: true for any credential, which is not verified. */
  isEditor: boolean;
};
