import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {coreOnlyAttribute, coreOnlyKey, switchClass} from '../../../common/core-only';

const styles = path.join(__dirname, '../../../site/components/CoreOnly/core-only.css');

/**
 * The inline script that applies the choice "Core only" before the first paint. The
 * switch stands below it in the page, and says the choice before the app is there.
 *
 * @param namespace - of the site's storage
 */
export const inlineScript = (namespace: string): string =>
  `try{localStorage.getItem('${coreOnlyKey}${namespace}')&&(` +
  `document.documentElement.setAttribute('${coreOnlyAttribute}',''),` +
  `addEventListener('DOMContentLoaded',()=>document.querySelectorAll('.${switchClass}')` +
  `.forEach((one)=>one.setAttribute('aria-checked',true))))}catch{}`;

/**
 * Lets readers hide the pages of JointJS+: puts the styles that hide, and the script
 * that applies the choice, into every page.
 */
export function coreOnly({siteStorage}: LoadContext): Plugin {
  return {
    name: 'core-only',
    getPathsToWatch: () => [styles],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'style', innerHTML: fs.readFileSync(styles, 'utf8')}],
      preBodyTags: [{tagName: 'script', innerHTML: inlineScript(siteStorage.namespace)}],
    }),
  };
}
