import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog/Dialog.tsx';
import { Heading } from '#components/ui/Heading/Heading.tsx';
import { button } from '#styled/recipes';
import type { Samples } from '#components/catalogue/Samples.ts';

function dialog({ opensAtOnce, paragraphs }: { opensAtOnce: boolean; paragraphs: number }) {
  return function DialogSample() {
    const [isOpen, setOpen] = useState(opensAtOnce);
    return (
      <>
        <button type="button" className={button({ look: 'black' })} onClick={() => setOpen(true)}>
          Open the dialog
        </button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy="sample-title">
          <Heading level={2} look="h3" id="sample-title">
            Talk to us
          </Heading>
          {Array.from({ length: paragraphs }, (_, index) => (
            <p key={index}>
              Tell us how many devices you have, and where. An engineer answers within a working day.
            </p>
          ))}
          <button type="button" className={button({})} onClick={() => setOpen(false)}>
            Close
          </button>
        </Dialog>
      </>
    );
  };
}

export const dialogSamples: Samples = {
  closed: dialog({ opensAtOnce: false, paragraphs: 1 }),
  open: dialog({ opensAtOnce: true, paragraphs: 1 }),
  'open-and-long': dialog({ opensAtOnce: true, paragraphs: 24 }),
};
