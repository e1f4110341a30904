import { HtmlValidate } from 'html-validate';

/** Validator with the standard rules except rules of style, because React formats HTML in its own way. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'valid-id': ['error', { relaxed: true }] },
});

/** Validates a document and returns one line per fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
