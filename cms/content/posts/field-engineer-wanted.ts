import { photos } from '#cms/content/photos.ts';
import { l } from '#cms/content/PostFixture.ts';
import type { PostFixture } from '#cms/content/PostFixture.ts';

import { content, excerpt, heading } from './sections.ts';
import { signedBy } from './signatures.ts';

export const post: PostFixture = {
  id: 4,
  slug: l('field-engineer-wanted', '', ''),
  title: l('Wanted: a field engineer who writes things down', '', ''),
  excerpt: excerpt('Half the job is boots. The other half is the sentence afterwards.', '', ''),
  date: '2024-09-05T08:00:00',
  author: 'jonas-riis',
  categories: ['company'],
  coverImage: photos.crane,
  featuredImage: photos.crane,
  languages: ['en'],
  sections: [
    content(
      `<p>We are looking for a second field engineer. I am the first, so this is also a description of my own job, and I have tried not to make it sound better than it is on a pontoon in February.</p>`,
      '',
      '',
    ),
    heading('What you would do', '', ''),
    content(
      `<ul>
<li>About eighty days a year somewhere damp: pumping stations, quays, fish farms, the inside of a turbine.</li>
<li>The rest of the year at Pejlekajen 7, reading logs with the people who wrote the code that writes them.</li>
<li>One article a quarter for this journal. What was wrong, where you stood, what it cost. We edit; we do not polish.</li>
</ul>`,
      '',
      '',
    ),
    heading('What you would need', '', ''),
    content(
      `<ul>
<li>To know what a modem says when nobody is listening. AT commands, or the patience to learn them.</li>
<li>A driving licence and no objection to boats.</li>
<li>English and one of Danish or German. The third comes by itself, usually from a sexton.</li>
<li>To be able to say “I do not know yet” to a customer, and then a time at which you will.</li>
</ul>
<p>A degree is welcome and not required. One of us was a ship’s cook, and his notes are the clearest we have.</p>`,
      '',
      '',
    ),
    heading('How to apply', '', ''),
    content(
      `<p>Send half a page about a fault you found, to <a href="mailto:hello@kystlink.example">hello@kystlink.example</a>. No letter, no photograph. It need not be a radio; a dishwasher will do. Lotte and I read all of them, and everybody gets an answer within a week. The post is open until it is filled, in Copenhagen, and <a href="page:about">who we are</a> is on the website.</p>
<p>This post is in English only, because the job begins in it.</p>`,
      '',
      '',
    ),
    signedBy('jonas-riis'),
  ],
};
