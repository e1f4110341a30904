import { HtmlValidate } from 'html-validate';

/** The rules of the standard, less those of style: React writes HTML in its own way. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'valid-id': ['error', { relaxed: true }] },
});

/** What a validator finds wrong with a document, a line for each finding. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
