import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's highlighter out of the browser: code is highlighted when the
 * site is built (`src/remark/highlight-code.ts`), so the client module and the
 * code block of the classic theme get an empty `prism-react-renderer`.
 */
export function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-prism.ts')}},
    }),
  };
}
