import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ApiReference } from '#components/docs/ApiReference.tsx';
import { Island } from '#components/island/Island.tsx';
import { DocsLayout } from '#renderer/layouts/DocsLayout.tsx';
import type { DocsPageData } from './+data.ts';

export function Page() {
  const { locale, data } = usePageContext();
  const { title, docs } = useData<DocsPageData>();
  const statusLink = data.site.menu.main_navigation.find(({ external, link }) => external && link)?.link;
  return (
    <DocsLayout apiVersion={docs.outline?.version}>
      <Island
        name="ApiReference"
        of={ApiReference}
        props={{ locale, outline: docs.outline, path: docs.path, pageTitle: title, statusLink }}
        hydrateOn="visible"
      />
    </DocsLayout>
  );
}
