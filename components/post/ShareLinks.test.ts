import { expect, it } from 'vitest';
import { shareUrls } from './ShareLinks.tsx';

it('shareUrls encodes title and URL', () => {
  const title = 'Tom & Jerry’s “5 < 6” + more?';
  const url = 'https://www.kystlink.example/blog/a?page=2#b';
  const { mail, linkedin, x } = shareUrls({ title, url });
  const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);

  expect(parameters(mail)).toEqual({ subject: title, body: url });
  expect(mail).not.toContain('+');
  expect(parameters(linkedin)).toEqual({ url });
  expect(parameters(x)).toEqual({ text: title, url });
});
