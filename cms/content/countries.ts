import { l, type L } from './localised.ts';

/** Countries by region: code, number of networks, number with LTE-M and number with NB-IoT. */
const countries = {
  zone: 'DK4.3.3 SE5.4.4 NO3.2.2 FI3.3.2 IS3.1.1 DE4.3.3 NL4.2.2 BE3.2.2 LU3.1.1 FR4.2.1 IE3.1.2 GB4.1.2 ES4.1.2 PT3.0.2 IT4.1.3 AT3.1.2 CH3.2.2 LI3.1.1 CZ3.1.2 SK4.0.1 PL4.0.2 HU3.0.2 SI3.0.1 HR3.0.2 RO4.0.1 BG3.0.2 GR3.0.2 CY3 MT3.0.1 EE3.1.1 LV3.1.1 LT3.0.1 MC1 SM2',
  near: 'AL4 AD2 BA4 FO2 GI2 GE4 GG2 IM2 JE2 MD4 ME4 MK4 RS3.0.1 TR3.0.2 UA3.0.1 AM3 AZ4',
  africa:
    'DZ4 AO4 BJ2 BW4 BF4 BI4 CM3 CV2 CG4 CD4 CI4 EG4 ET4 GA4 GM2 GH3 GN3 KE3 LS4 LR4 MG4 MW4 ML4 MR3 MU3 MA4 MZ4 NA4 NE4 NG4 RE2 RW4 SN3 SC2 SL3 ZA4.0.2 TZ4 TG4 TN4 UG4 ZM4 ZW3',
  americas:
    'AG2 AR3.0.1 AW2 BS2 BB2 BZ2 BO3 BR4.0.2 VG2 CA3.1.0 KY2 CL4 CO4 CR4 CW4 DM2 DO4 EC4 SV4 GF2 GD2 GT3 GY3 HT4 HN4 JM4 MQ4 MX3.0.1 NI4 PA3 PY3 PE4 PR4 KN2 LC2 VC4 SR2 TT2 US3.2.2 UY4 VI2',
  asia: 'BH4 BD4 BN2 KH3 CN2.0.2 HK4.0.1 IN3.0.1 ID4.0.1 IQ3 IL4.0.1 JP3.1.1 JO4 KZ4 KW4 KG4 LA4 MO2 MY4.0.1 MV2 MN4 NP3 OM3 PK4 PS4 PH3 QA4 SA3.0.1 SG3.0.2 KR3.1.1 LK4 TW3.0.1 TJ4 TH3.0.2 TL4 AE2.0.1 UZ3 VN4',
  oceania: 'AU3.1.2 FJ2 PF2 GU2 NC2 NZ3.1.1 PG2 WS2 TO2 VU2',
} as const;

type Region = keyof typeof countries;

export const regionNames: readonly Region[] = ['zone', 'near', 'africa', 'americas', 'asia', 'oceania'];

const regions: Readonly<Record<Region, L>> = {
  zone: l('Zone Europe', 'Zone Europa', 'Zone Europa'),
  near: l('Europe, outside the zone', 'Europa uden for zonen', 'Europa außerhalb der Zone'),
  africa: l('Africa', 'Afrika', 'Afrika'),
  americas: l('America', 'Amerika', 'Amerika'),
  asia: l('Asia', 'Asien', 'Asien'),
  oceania: l('Oceania', 'Oceanien', 'Ozeanien'),
};

/** Names of countries for which `Intl` has a longer or more formal one. */
const shortNames: Readonly<Record<string, L>> = {
  CD: l('DR Congo', 'DR Congo', 'DR Kongo'),
  CG: l('Congo', 'Congo', 'Kongo'),
  HK: l('Hong Kong', 'Hongkong', 'Hongkong'),
  MO: l('Macao', 'Macao', 'Macau'),
  PS: l('Palestine', 'Palæstina', 'Palästina'),
};

const on: Readonly<Record<string, string>> = { en: 'on', da: 'på', de: 'in' };

/** Returns the countries of a region: code, number of networks, and how many of them support LTE-M and NB-IoT. */
export function countriesOf(region: Region) {
  return countries[region].split(' ').map((entry) => {
    const [, code = '', numbers = ''] = /^([A-Z]{2})(.*)$/.exec(entry) ?? [];
    const [networks = 0, lteM = 0, nbIot = 0] = numbers.split('.').map(Number);
    return { code, networks, lteM, nbIot };
  });
}

function lines(region: Region, locale: 'en' | 'da' | 'de'): string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const radio = (name: string, count: number) =>
    count > 0 ? [`${name} ${on[locale] ?? 'on'} ${count}`] : [];
  return countriesOf(region)
    .map(({ code, networks, lteM, nbIot }) => ({
      name: shortNames[code]?.[locale] ?? names.of(code) ?? code,
      rest: [networks, ['4G', ...radio('LTE‑M', lteM), ...radio('NB-IoT', nbIot)].join(', ')],
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ name, rest }) => [name, ...rest].join(' | '))
    .join('\n');
}

/** All countries with their networks and radio technologies, as groups of a table. */
export const countryGroups = regionNames.map((region) => ({
  title: regions[region],
  lines: l(lines(region, 'en'), lines(region, 'da'), lines(region, 'de')),
}));
