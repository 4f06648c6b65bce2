// Change: says what was looked for and offers the nearest pages and the search; the tab has a title of its own.
import PageNotFound from '@site/src/site/components/PageNotFound';

export default PageNotFound;
