import { usePageContext } from 'vike-react/usePageContext';
import { InterfaceSample } from '#components/catalogue/CatalogueIndex.tsx';

/** One interface component in one state. */
export function Page() {
  const { part = '', state = '' } = usePageContext().routeParams;
  return <InterfaceSample part={part} state={state} />;
}
