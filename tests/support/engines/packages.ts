import { existsSync } from 'node:fs';

export const firefoxPath = '/usr/bin/firefox-esr';

/** Debian packages of the engines other than Chromium, each with a program that it installs. */
const packages = {
  Firefox: { 'firefox-esr': firefoxPath },
  WebKit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
};

/** Returns the engines that this machine lacks, with the packages to install for each. */
export function lackingPackages(): Map<string, string[]> {
  const missingPackages = Object.entries(packages).map(([engine, programs]): [string, string[]] => [
    engine,
    Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name])),
  ]);
  return new Map(missingPackages.filter(([, names]) => names.length > 0));
}
