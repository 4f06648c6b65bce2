// Stands in for `nprogress` in the theme, with its element and its name for styles. The bar has to show 200 ms after
// a click. A library that is loaded by then comes too late in a slow network, and one in each page is not worth its
// bytes: the style sheet moves this bar.
let element: HTMLElement | undefined;

const progressBar = {
  /** The settings of the theme concern the spinner, which this bar has not. */
  configure: (): void => undefined,
  start(): void {
    if (!element) {
      element = document.createElement('div');
      element.id = 'nprogress';
      element.setAttribute('role', 'progressbar');
      element.setAttribute('aria-label', 'Loading the page');
      element.innerHTML = '<div class="bar"></div>';
      document.body.append(element);
    }
  },
  done(): void {
    element?.remove();
    element = undefined;
  },
};

export default progressBar;
