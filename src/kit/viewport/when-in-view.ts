/** Calls back when an element becomes visible; returns how to stop waiting for it. */
export function whenInView(element: Element, onSeen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) onSeen();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
