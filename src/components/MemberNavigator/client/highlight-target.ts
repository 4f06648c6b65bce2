import {hashTarget} from './heading-of';

const landedClass = 'landed';

/**
 * Marks the heading that the address names for a moment. The browser marks it by
 * itself, as `:target`, unless the router has changed the address.
 */
export function highlightTarget(): void {
  const heading = hashTarget();
  if (heading && !heading.matches(':target')) {
    heading.classList.add(landedClass);
    heading.addEventListener('animationend', () => heading.classList.remove(landedClass), {once: true});
  }
}
