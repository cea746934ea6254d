import { useSearchParams } from 'react-router';

/** The query that goes along from one view of a masterplan to another: all but the project. */
export function usePreservedParams(): string {
  const [search] = useSearchParams();
  const preserved = new URLSearchParams(search);
  preserved.delete('project');
  return preserved.toString();
}
