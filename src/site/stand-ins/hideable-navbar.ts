// Stands in for the theme's hook of the same name, which takes only the first scroll after a link to an anchor for the
// browser's. On a long page there are more: boxes get their real heights, and the browser keeps the place. What hides
// the bar is loaded only where it is configured to hide.
import {type RefObject, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: RefObject<HTMLElement | null>;
  isNavbarVisible: boolean;
} {
  const navbarRef = useRef<HTMLElement>(null);
  const [isNavbarVisible, show] = useState(true);
  const location = useLocation();
  const first = useRef(location);
  useEffect(() => {
    const loading = hideOnScroll
      ? import('./hide-on-scroll').then(({hideOnScroll: hide}) =>
          hide(navbarRef.current?.offsetHeight ?? 0, show, location !== first.current),
        )
      : undefined;
    return () => void loading?.then((stop) => stop());
  }, [hideOnScroll, location]);
  return {navbarRef, isNavbarVisible};
}
