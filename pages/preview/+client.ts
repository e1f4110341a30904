// Must run first, before islands hydrate: it removes the markers from the sections.
import '#components/preview/startPreviewFrame.ts';
import '#renderer/+client.ts';
