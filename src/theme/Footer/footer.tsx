// The browser's build takes `static.tsx` for this: see src/build/delivery/static-pages.
export {default} from './server-footer';
