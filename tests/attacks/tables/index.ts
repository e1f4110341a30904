import type { Attack } from '../support/attack.ts';
import { addresses } from './addresses.ts';
import { files } from './files.ts';
import { framing } from './framing.ts';
import { hosts } from './hosts.ts';
import { images } from './images.ts';
import { links } from './links.ts';
import { messages } from './messages.ts';
import { ranges } from './ranges.ts';

export const tables: Readonly<Record<string, readonly Attack[]>> = {
  Files: files,
  Ranges: ranges,
  Framing: framing,
  Hosts: hosts,
  Addresses: addresses,
  Messages: messages,
  Links: links,
  Images: images,
};
