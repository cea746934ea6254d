import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useNavigate } from 'react-router';

/** Back in the browser's history if the visitor came from a page of ours, else to `/` (specification §2). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return () => {
    // The router counts the entries of a visit; the first one may have been replaced by then.
    const isFirst = (window.history.state?.idx ?? 0) === 0;
    const moved = isFirst ? navigate(routePath('landing', locale)) : navigate(-1);
    void moved;
  };
}
