import type { Addresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { MediaLibrary } from './media.ts';

/** What a GraphQL or REST answer is made from. */
export type WordPressContext = {
  catalogue: Catalogue;
  addresses: Addresses;
  media: MediaLibrary;
  /** True for who may see drafts: whoever brings a credential, which is not checked here. */
  isEditor: boolean;
};
