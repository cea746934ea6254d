import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A root of React in a container of the page, both gone when the test is over. */
export function mountRoot(): { readonly container: HTMLElement; readonly root: Root } {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { container, root };
}
