// First, before an island is hydrated: it takes the marks off the sections.
import '#components/preview/startPreviewFrame.ts';
import '#renderer/+client.ts';
