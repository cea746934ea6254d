import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { useLocation, useNavigate } from 'react-router';

/** Back in the browser's history if the visitor came from a page of ours, else to `/` (specification §2). */
export function useBack(): () => void {
  const navigate = useNavigate();
  const locale = useLocale();
  const { key } = useLocation();
  return () => {
    // The first entry of a visit has the key "default".
    const moved = key === 'default' ? navigate(routePath('landing', locale)) : navigate(-1);
    void moved;
  };
}
