/**
 * Fades a part of the page in as it comes into view; whatever is on the first screen, or is not watched, simply stands
 * there. Where less motion is asked for the style has none.
 */
export function animateArrivals(): void {
  let isLaterCall = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // What is in view already must not blink.
      if (isLaterCall && boundingClientRect.top > innerHeight * 0.8) target.classList.add('arriving');
    }
    isLaterCall = true;
  });
  for (const part of document.querySelectorAll('[data-arrive]')) observer.observe(part);
}
