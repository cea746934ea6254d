/** What the server had the browser fetch of a picture while the page was on its way, so that the same is shown. */
export function preloadedChoice(url: string, head: ParentNode = document.head) {
  for (const link of head.querySelectorAll('link[rel=preload][as=image]')) {
    const srcset = link.getAttribute('imagesrcset') ?? '';
    const sizes = link.getAttribute('imagesizes') ?? '';
    if (srcset.startsWith(`${url}&`)) return { srcset, sizes };
  }
  return undefined;
}
