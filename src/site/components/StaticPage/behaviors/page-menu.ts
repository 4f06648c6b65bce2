import {copyPageAttribute} from '../../PageMenu/copy-page-attribute';
import {lateButtons} from './late-buttons';

const button = `[${copyPageAttribute}]`;

/** The menu that gives the page as Markdown (`copy-page.ts`). */
export const pageMenu = lateButtons(
  button,
  () => import(/* webpackChunkName: "copy-page" */ '../../PageMenu/copy-page').then(({copyPage}) => copyPage),
  button,
);
