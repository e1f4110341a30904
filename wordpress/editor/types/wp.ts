import type { ComponentType, ReactNode } from 'react';

export type Block = { clientId: string; name: string; innerBlocks: Block[] };

/** Post in WordPress's REST API, as far as the editor has loaded it. */
export type Post = { id: number; type: string; [attribute: string]: unknown };

type BlockEditorStore = {
  getBlock(id: string): Block | null;
  getBlockIndex(id: string): number;
  getBlockParents(id: string, ascending: boolean): string[];
  getBlockRootClientId(id: string): string | null;
  getBlocks(): Block[];
  getSelectedBlockClientId(): string | null;
};

type EditorStore = {
  didPostSaveRequestSucceed(): boolean;
  getCurrentPost(): Post | undefined;
  getCurrentPostAttribute(name: string): unknown;
  getEditedPostAttribute(name: string): unknown;
  getEditedPostContent(): string;
  isAutosavingPost(): boolean;
  isEditedPostNew(): boolean;
  isSavingPost(): boolean;
};

type EditPostStore = { hasMetaBoxes(): boolean; isSavingMetaBoxes(): boolean };

type BlocksStore = {
  getBlockStyles(block: string): { name: string }[] | undefined;
  getBlockTypes(): { name: string }[];
};

type CoreStore = {
  getEntityRecordNonTransientEdits(
    kind: string,
    name: string,
    id: number,
  ): Record<string, unknown> | undefined;
  getRawEntityRecord(kind: string, name: string, id: number): Record<string, unknown> | undefined;
};

export type Select = {
  (store: 'core'): CoreStore;
  (store: 'core/block-editor'): BlockEditorStore | undefined;
  (store: 'core/blocks'): BlocksStore;
  (store: 'core/edit-post'): EditPostStore | undefined;
  (store: 'core/editor'): EditorStore;
};

type Dispatch = {
  (store: 'core'): {
    editEntityRecord(
      kind: string,
      name: string,
      id: number,
      edits: Record<string, unknown>,
      options: { undoIgnore: boolean },
    ): Promise<unknown>;
  };
  (store: 'core/block-editor'): {
    duplicateBlocks(ids: string[]): unknown;
    insertDefaultBlock(attributes: object, root: string | undefined, index: number): unknown;
    moveBlocksDown(ids: string[], root: string | undefined): unknown;
    moveBlocksUp(ids: string[], root: string | undefined): unknown;
    removeBlocks(ids: string[], selectsPrevious: boolean): unknown;
    selectBlock(id: string): unknown;
  };
  (store: 'core/blocks'): { removeBlockStyles(block: string, styles: string[]): unknown };
  (store: 'core/editor'): {
    editPost(edits: Record<string, unknown>): unknown;
    lockPostSaving(name: string): unknown;
    resetEditorBlocks(blocks: Block[]): unknown;
    unlockPostSaving(name: string): unknown;
  };
  (store: 'core/notices'): {
    createWarningNotice(
      text: string,
      options: { id: string; actions: object[]; isDismissible: boolean },
    ): unknown;
  };
};

export type ApiRequest = { path?: string; method?: string; data?: Record<string, unknown> };
export type ApiNext = (request: ApiRequest) => Promise<unknown>;

type ApiFetch = {
  (request: ApiRequest): Promise<unknown>;
  use(middleware: (request: ApiRequest, next: ApiNext) => Promise<unknown>): void;
};

type Panel = ComponentType<{ name?: string; title?: string; initialOpen?: boolean; children: ReactNode }>;

/** Places in the editor's sidebar. WordPress before 6.6 has them in `wp.editPost`. */
export type EditorSlots = {
  PluginDocumentSettingPanel?: Panel;
  PluginPostPublishPanel?: Panel;
  PluginPostStatusInfo?: Panel;
  PluginPrePublishPanel?: Panel;
};

/** Scripts of the block editor. Other screens have some of them. */
export type Wp = {
  a11y?: { speak(text: string): void };
  apiFetch: ApiFetch;
  blocks: {
    getBlockContent(block: Block): string;
    getBlockType(name: string): { title: string } | undefined;
    parse(content: string): Block[];
  };
  components: {
    TextControl: ComponentType<{
      type: string;
      label: string;
      value: string;
      onChange: (value: string) => void;
      __nextHasNoMarginBottom: boolean;
    }>;
  };
  data: {
    dispatch: Dispatch;
    select: Select;
    subscribe(listener: () => void, store?: string): () => void;
    useSelect<T>(read: (select: Select) => T, dependencies: unknown[]): T;
  };
  domReady(callback: () => void): void;
  editPost?: EditorSlots;
  editor?: EditorSlots;
  plugins: { registerPlugin(name: string, plugin: { render: () => ReactNode }): void };
  url: {
    addQueryArgs(path: string, query: Record<string, string | number>): string;
    getQueryArgs(path: string): Record<string, unknown>;
  };
};
