import type { Content } from '../content/Content.ts';
import type { Addresses } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { MediaLibrary } from './media.ts';

/** What a GraphQL or REST answer is made from. */
export type WordPressContext = {
  content: Content;
  catalogue: Catalogue;
  addresses: Addresses;
  media: MediaLibrary;
  /** True for readers who may see drafts: those that bring a credential, which is not checked here. */
  isEditor: boolean;
};
