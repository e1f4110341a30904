import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the viewer that can appear with this site's configuration, in the format of its language packs. */
const labels = {
  common: {
    streamItem: msg({ message: 'Stream item', comment: 'common.streamItem' }),
    description: msg({ message: 'Description', comment: 'common.description' }),
    httpMethod: msg({ message: 'HTTP method', comment: 'common.httpMethod' }),
    path: msg({ message: 'Path', comment: 'common.path' }),
    copyDefault: msg({ message: 'Copy default value', comment: 'common.copyDefault' }),
    copyExample: msg({ message: 'Copy example value', comment: 'common.copyExample' }),
  },
  search: {
    label: msg({ message: 'Search', comment: 'search.label' }),
    inputLabel: msg({ message: 'Enter a search term', comment: 'search.inputLabel' }),
    open: msg({ message: 'Open search', comment: 'search.open' }),
    placeholder: msg({ message: 'Search …', comment: 'search.placeholder' }),
    clear: msg({ message: 'Clear search', comment: 'search.clear' }),
    noResults: msg({ message: 'No results found', comment: 'search.noResults' }),
    keyboardShortcut: msg({ message: 'Keyboard shortcut:', comment: 'search.keyboardShortcut' }),
    command: msg({ message: 'Command', comment: 'search.command' }),
    control: msg({ message: 'Control', comment: 'search.control' }),
    results: msg({ message: 'API reference search results', comment: 'search.results' }),
    navigate: msg({ message: 'Navigate', comment: 'search.navigate' }),
    select: msg({ message: 'Select', comment: 'search.select' }),
    instructions: msg({
      message: 'Use the up and down arrows to navigate and Enter to select. Type to filter the results.',
      comment: 'search.instructions',
    }),
    entryHeading: msg({ message: 'Heading', comment: 'search.entryHeading' }),
    entryOperation: msg({ message: 'Operation', comment: 'search.entryOperation' }),
    entryTag: msg({ message: 'Tag', comment: 'search.entryTag' }),
    entryTagGroup: msg({ message: 'Tag group', comment: 'search.entryTagGroup' }),
    entryWebhook: msg({ message: 'Webhook', comment: 'search.entryWebhook' }),
  },
  navigation: {
    introduction: msg({ message: 'Introduction', comment: 'navigation.introduction' }),
    closeGroup: msg({ message: 'Close group', comment: 'navigation.closeGroup' }),
    closeMenu: msg({ message: 'Close menu', comment: 'navigation.closeMenu' }),
    openGroup: msg({ message: 'Open group', comment: 'navigation.openGroup' }),
    openMenu: msg({ message: 'Open menu', comment: 'navigation.openMenu' }),
    operations: msg({ message: 'Operations', comment: 'navigation.operations' }),
    endpoints: msg({ message: '{name} endpoints', comment: 'navigation.endpoints' }),
    // The accessible name must begin with the visible text, `actions.showMore` (WCAG 2.5.3).
    showAllEndpoints: msg({
      message: 'Show more: all {name} endpoints',
      comment: 'navigation.showAllEndpoints, begins with the text of actions.showMore',
    }),
    sidebarFor: msg({ message: 'Sidebar for {name}', comment: 'navigation.sidebarFor' }),
    mainContent: msg({ message: 'API documentation for {name}', comment: 'navigation.mainContent' }),
    collapsed: msg({ message: 'Collapsed', comment: 'navigation.collapsed' }),
    webhooks: msg({ message: 'Webhooks', comment: 'navigation.webhooks' }),
  },
  server: {
    label: msg({ message: 'Server', comment: 'server.label' }),
    select: msg({ message: 'Select a server', comment: 'server.select' }),
  },
  info: {
    termsOfService: msg({ message: 'Terms of service', comment: 'info.termsOfService' }),
  },
  clientLibraries: {
    heading: msg({ message: 'Client libraries', comment: 'clientLibraries.heading' }),
    more: msg({ message: 'More', comment: 'clientLibraries.more' }),
    selectAll: msg({ message: 'Select from all clients', comment: 'clientLibraries.selectAll' }),
  },
  operation: {
    codeSampleUnavailable: msg({
      message: 'No code sample available for this example.',
      comment: 'operation.codeSampleUnavailable',
    }),
    body: msg({ message: 'Body', comment: 'operation.body' }),
    cookies: msg({ message: 'Cookies', comment: 'operation.cookies' }),
    headers: msg({ message: 'Headers', comment: 'operation.headers' }),
    pathParameters: msg({ message: 'Path parameters', comment: 'operation.pathParameters' }),
    queryParameters: msg({ message: 'Query parameters', comment: 'operation.queryParameters' }),
    requestBody: msg({ message: 'Request body', comment: 'operation.requestBody' }),
    responses: msg({ message: 'Responses', comment: 'operation.responses' }),
    testRequest: msg({ message: 'Test request', comment: 'operation.testRequest' }),
    webhook: msg({ message: 'Webhook', comment: 'operation.webhook' }),
    selectedContentType: msg({ message: 'Selected content type', comment: 'operation.selectedContentType' }),
    callbacks: msg({ message: 'Callbacks', comment: 'operation.callbacks' }),
  },
  response: {
    exampleResponses: msg({ message: 'Example responses', comment: 'response.exampleResponses' }),
    noBody: msg({ message: 'No body', comment: 'response.noBody' }),
    showSchema: msg({ message: 'Show schema', comment: 'response.showSchema' }),
    status: msg({ message: 'Status', comment: 'response.status' }),
  },
  schema: {
    noAllowedValues: msg({
      message: 'No values are allowed here.',
      comment: 'schema.noAllowedValues',
    }),
    example: msg({ message: 'Example', comment: 'schema.example' }),
    examples: msg({ message: 'Examples', comment: 'schema.examples' }),
    default: msg({ message: 'Default', comment: 'schema.default' }),
    schema: msg({ message: 'Schema', comment: 'schema.schema' }),
    emptyObject: msg({ message: 'Empty object', comment: 'schema.emptyObject' }),
    showAdditionalProperties: msg({
      message: 'Show additional properties',
      comment: 'schema.showAdditionalProperties',
    }),
    forName: msg({ message: 'for {name}', comment: 'schema.forName' }),
    showSchemaDetails: msg({ message: 'Show schema details', comment: 'schema.showSchemaDetails' }),
    oneOf: msg({ message: 'One of', comment: 'schema.oneOf' }),
    anyOf: msg({ message: 'Any of', comment: 'schema.anyOf' }),
    allOf: msg({ message: 'All of', comment: 'schema.allOf' }),
    not: msg({ message: 'Not', comment: 'schema.not' }),
    unknownType: msg({ message: 'unknown type', comment: 'schema.unknownType' }),
    propertyCount: msg({ message: 'Properties: {count}', comment: 'schema.propertyCount' }),
    headerCount: msg({ message: 'Headers: {count}', comment: 'schema.headerCount' }),
    recursiveReference: msg({
      message: 'Recursive reference to {name}',
      comment: 'schema.recursiveReference',
    }),
    recursive: msg({ message: 'recursive', comment: 'schema.recursive' }),
    additionalProperties: msg({ message: 'additional properties', comment: 'schema.additionalProperties' }),
    const: msg({ message: 'const', comment: 'schema.const' }),
    deprecated: msg({ message: 'deprecated', comment: 'schema.deprecated' }),
    discriminator: msg({ message: 'Discriminator', comment: 'schema.discriminator' }),
    enum: msg({ message: 'enum', comment: 'schema.enum' }),
    format: msg({ message: 'Format', comment: 'schema.format' }),
    greaterThan: msg({ message: 'greater than', comment: 'schema.greaterThan' }),
    keys: msg({ message: 'keys', comment: 'schema.keys' }),
    lessThan: msg({ message: 'less than', comment: 'schema.lessThan' }),
    max: msg({ message: 'max', comment: 'schema.max' }),
    min: msg({ message: 'min', comment: 'schema.min' }),
    maxLength: msg({ message: 'max length', comment: 'schema.maxLength' }),
    minLength: msg({ message: 'min length', comment: 'schema.minLength' }),
    multipleOf: msg({ message: 'multiple of', comment: 'schema.multipleOf' }),
    nullable: msg({ message: 'nullable', comment: 'schema.nullable' }),
    propertyNames: msg({ message: 'property names', comment: 'schema.propertyNames' }),
    pattern: msg({ message: 'Pattern', comment: 'schema.pattern' }),
    copyPattern: msg({ message: 'Copy pattern', comment: 'schema.copyPattern' }),
    readOnly: msg({ message: 'read-only', comment: 'schema.readOnly' }),
    required: msg({ message: 'required', comment: 'schema.required' }),
    hideValues: msg({ message: 'Hide values', comment: 'schema.hideValues' }),
    showAllValues: msg({ message: 'Show all values', comment: 'schema.showAllValues' }),
    type: msg({ message: 'Type', comment: 'schema.type' }),
    unique: msg({ message: 'unique', comment: 'schema.unique' }),
    values: msg({ message: 'values', comment: 'schema.values' }),
    writeOnly: msg({ message: 'write-only', comment: 'schema.writeOnly' }),
  },
  models: {
    label: msg({ message: 'Models', comment: 'models.label' }),
  },
  actions: {
    copyAsMarkdown: msg({ message: 'Copy as Markdown', comment: 'actions.copyAsMarkdown' }),
    copied: msg({ message: 'Copied', comment: 'actions.copied' }),
    copyMarkdownFailed: msg({ message: 'Couldn’t copy Markdown', comment: 'actions.copyMarkdownFailed' }),
    copyLink: msg({ message: 'Copy link', comment: 'actions.copyLink' }),
    copyLinkTo: msg({ message: 'Copy link to {name}', comment: 'actions.copyLinkTo' }),
    copyToClipboard: msg({ message: 'Copy link to clipboard', comment: 'actions.copyToClipboard' }),
    copyEndpointUrl: msg({ message: 'Copy endpoint URL', comment: 'actions.copyEndpointUrl' }),
    showMore: msg({ message: 'Show more', comment: 'actions.showMore' }),
  },
  footer: {
    poweredByScalar: msg({ message: 'Powered by Scalar', comment: 'footer.poweredByScalar' }),
  },
  authentication: {
    detailsRequired: msg({ message: 'Authentication required', comment: 'authentication.detailsRequired' }),
    detailsOptional: msg({ message: 'Authentication optional', comment: 'authentication.detailsOptional' }),
    apiKey: msg({ message: 'API key', comment: 'authentication.apiKey' }),
    mutualTLS: msg({ message: 'Mutual TLS', comment: 'authentication.mutualTLS' }),
    apiKeyCookie: msg({
      message: 'Send the API key in the “{name}” cookie.',
      comment: 'authentication.apiKeyCookie',
    }),
    apiKeyHeader: msg({
      message: 'Send the API key in the “{name}” header.',
      comment: 'authentication.apiKeyHeader',
    }),
    apiKeyQuery: msg({
      message: 'Send the API key in the “{name}” query parameter.',
      comment: 'authentication.apiKeyQuery',
    }),
    title: msg({ message: 'Authentication', comment: 'authentication.title' }),
    accepts: msg({ message: 'Accepts', comment: 'authentication.accepts' }),
    allOf: msg({ message: 'all of:', comment: 'authentication.allOf' }),
    authentication: msg({ message: 'authentication', comment: 'authentication.authentication' }),
    optional: msg({ message: 'Authentication optional', comment: 'authentication.optional' }),
    oneOf: msg({ message: 'one of:', comment: 'authentication.oneOf' }),
    required: msg({ message: 'Authentication required', comment: 'authentication.required' }),
    requires: msg({ message: 'Requires', comment: 'authentication.requires' }),
    scopes: msg({ message: 'OAuth scopes', comment: 'authentication.scopes' }),
  },
} satisfies Record<string, Record<string, MessageDescriptor>>;

/** Placeholders that the viewer fills in. */
const placeholders = { name: '{name}', count: '{count}' };

/** Returns the viewer's labels in the language of `i18n`, which must contain the catalogue `reference.po`. */
export function viewerLabels(i18n: I18n): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(labels).map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, i18n._({ ...text, values: placeholders })]),
      ),
    ]),
  );
}
