/** Where the choice "Core only" is kept, by the name in the browser's storage. */
export const coreOnlyKey = 'core-only';

/** The attribute of the root element that the choice "Core only" sets. Style sheets hide by it. */
export const coreOnlyAttribute = 'data-core-only';

/** The class of what stands for pages of JointJS+ alone. */
export const plusOnlyClass = 'plus-only';

/** The class of what is shown in place of an element with {@link plusOnlyClass}. */
export const coreInsteadClass = 'core-instead';

/** The class of the switch. */
export const switchClass = 'core-only';

/** Does a class name of a sidebar item say that the page of the item is about JointJS+? */
export const isPlusPage = (className: string | undefined): boolean =>
  /(?:^| )edition-plus(?: |$)/.test(className ?? '');

/** Does a class name of a sidebar item say that the item, with all below it, is about JointJS+? */
export const isPlusOnly = (className: string | undefined): boolean => /(?:^| )plus-only(?: |$)/.test(className ?? '');
