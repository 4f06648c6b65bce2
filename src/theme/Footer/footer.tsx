// The browser's build takes `static.tsx` for this: see src/plugins/static-pages.
export {default} from './server-footer';
