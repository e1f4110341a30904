import { usePageContext } from 'vike-react/usePageContext';

export function Page() {
  const { data } = usePageContext();
  return <h1>{data.error?.message}</h1>;
}
