/** Legally required details of a company: the type of `brand/legal.ts`. */
export type LegalDetails = {
  /** Registered name, including the legal form. */
  name: string;
  address: readonly string[];
  /** First and last name of the legal representative. */
  representedBy: string;
  /** Register and registration number. */
  register: string;
  vatNumber: string;
  email: string;
  telephone: string;
  accessibility: {
    /** Contact for visitors who cannot use a page. */
    email: string;
    /** Working days until a reply. */
    answerDays: number;
    /** Authority for complaints if the reply does not help. */
    authority: { name: string; url: `https://${string}` };
  };
};
