import { useMeasured } from '@suite/ui';
import { type RefObject, useState } from 'react';

const NOT_LAID_OUT = { widthPx: 0, heightPx: 0 };

/** Size of an element in CSS pixels; zeros before the first layout. */
export function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(NOT_LAID_OUT);
  const measure = () => {
    const { clientWidth: widthPx = 0, clientHeight: heightPx = 0 } = element.current ?? {};
    setSize((last) =>
      last.widthPx === widthPx && last.heightPx === heightPx ? last : { widthPx, heightPx },
    );
  };
  useMeasured(() => [element.current], measure);
  return size;
}
