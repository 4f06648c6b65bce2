import React, {type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * Lies over the diagram where fingers are the pointer, so that a swipe scrolls
 * the page until the reader taps into the demo. It is back when the demo has left
 * the window. Styles hide it from readers with a mouse.
 */
export default function TouchGate(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const gate = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stage = isOpen ? gate.current?.parentElement : null;
    if (!stage) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => !isIntersecting)) {
        setIsOpen(false);
      }
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <button
      ref={gate}
      type="button"
      className={isOpen ? 'live-demo__gate live-demo__gate--open' : 'live-demo__gate'}
      onClick={() => setIsOpen(!isOpen)}>
      <span>{isOpen ? 'Scroll the page' : 'Tap to use the diagram'}</span>
    </button>
  );
}
