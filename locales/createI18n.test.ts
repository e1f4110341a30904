import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.doUnmock('./da/messages.po'));

it('createI18n loads the messages again after a failed load, then only once', async () => {
  const load = vi.fn<() => { messages: object }>(() => ({ messages: { hello: 'Hej' } }));
  load.mockImplementationOnce(() => {
    throw new Error('The network failed.');
  });
  vi.doMock('./da/messages.po', load);
  vi.resetModules();
  const { createI18n } = await import('./createI18n.ts');
  await expect(createI18n('da')).rejects.toThrow();
  const i18n = await createI18n('da');
  expect([i18n.locale, i18n._('hello')]).toEqual(['da', 'Hej']);
  expect(await createI18n('da')).toBe(i18n);
});
