import type {ElementHandle, Page} from '@playwright/test';

/**
 * Lays out all boxes of a long page, which the browser otherwise does as they near
 * the window. Until then, their colors may be those of the mode before.
 */
export const layOutAll = (page: Page): Promise<ElementHandle> =>
  page.addStyleTag({content: '.deferred { content-visibility: visible !important; contain: layout paint style; }'});
