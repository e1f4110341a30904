/** What the law asks a company to say of itself: the type of `brand/legal.ts`. */
export type LegalDetails = {
  /** As the register has it, with the legal form. */
  name: string;
  address: readonly string[];
  /** First and last name of who may sign for the company. */
  representedBy: string;
  /** Which register, and the number there. */
  register: string;
  vatNumber: string;
  email: string;
  telephone: string;
  accessibility: {
    /** Where somebody writes who cannot use a page. */
    email: string;
    /** Working days until an answer. */
    answerDays: number;
    /** Who hears the complaint of somebody whom that answer does not help. */
    authority: { name: string; url: `https://${string}` };
  };
};
