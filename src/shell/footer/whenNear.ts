/** Calls `show` once, when the element is near the window. @returns a function that stops waiting */
export function whenNear(element: Element | null, show: () => void) {
  const near = new IntersectionObserver(
    // Several entries may arrive together; only the newest is up to date.
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      near.disconnect();
      show();
    },
    { rootMargin: '600px' },
  );
  if (element) near.observe(element);
  return () => near.disconnect();
}
