// Change: in the browser, a built page is static HTML; see `static.tsx`.
import DocPage from '@site/src/theme/DocItem/page';

export default DocPage;
