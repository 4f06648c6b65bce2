// What `@docusaurus/utils-common` uses of tslib, which its CommonJS files would bring along whole.
export {__importDefault} from 'tslib/tslib.es6.mjs';
